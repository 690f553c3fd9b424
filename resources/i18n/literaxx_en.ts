<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Count</name>
    <message numerus="yes">
        <source>%Ln words</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message numerus="yes">
        <source>All %n tiles laid</source>
        <translation>
            <numerusform>The %n tile laid</numerusform>
            <numerusform>All %n tiles laid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lan</name>
    <message numerus="yes">
        <source>%n onlookers</source>
        <translation>
            <numerusform>%n onlooker</numerusform>
            <numerusform>%n onlookers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <translation>
            <numerusform>%n seat free</numerusform>
            <numerusform>%n seats free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sum</name>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%Ln words found.</source>
        <translation>
            <numerusform>%Ln word found.</numerusform>
            <numerusform>%Ln words found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln words in this list.</source>
        <translation>
            <numerusform>%Ln word in this list.</numerusform>
            <numerusform>%Ln words in this list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more; these are the first %Ln.</source>
        <translation>
            <numerusform>There are more; this is the first.</numerusform>
            <numerusform>There are more; these are the first %Ln.</numerusform>
        </translation>
    </message>
</context>
</TS>
