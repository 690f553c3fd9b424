; SPDX-License-Identifier: GPL-3.0-or-later
; The installer for Windows: for the person who runs it, so no administrator is asked for.
;
;   makensis -DVERSION=1.2.3 -DPROGRAM=build\frozen\literaxx -DMADE=build\made -DOUTPUT=… literaxx.nsi
;
; `/S` installs in silence, `/D=FOLDER` elsewhere. Installed over an older version it takes its
; place; the player's own files lie elsewhere and are left alone by installer and uninstaller.

Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!define NAME "Literaxx"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${NAME}" "InstallDir"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION_OF_FOUR}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME} ${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "The Literaxx developers"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define MUI_ICON "${MADE}/literaxx.ico"
!define MUI_UNICON "${MADE}/literaxx.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${MADE}/installer.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${MADE}/installer.bmp"
!define MUI_WELCOMEPAGE_TEXT "$(ForWhom)$\r$\n$\r$\n$(WhatStays)$\r$\n$\r$\n$_CLICK"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\${NAME}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "InstallerLanguage"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Romanian"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString ForWhom ${LANG_ENGLISH} "${NAME} will be installed for you, on this account only; no administrator is needed."
LangString ForWhom ${LANG_ITALIAN} "${NAME} verrà installato solo per questo utente; non servono i permessi di amministratore."
LangString ForWhom ${LANG_POLISH} "${NAME} zostanie zainstalowany tylko dla tego użytkownika; uprawnienia administratora nie są potrzebne."
LangString ForWhom ${LANG_ROMANIAN} "${NAME} va fi instalat numai pentru acest utilizator; nu este nevoie de drepturi de administrator."
LangString WhatStays ${LANG_ENGLISH} "Games saved by an earlier version stay where they are."
LangString WhatStays ${LANG_ITALIAN} "Le partite salvate da una versione precedente restano al loro posto."
LangString WhatStays ${LANG_POLISH} "Gry zapisane przez wcześniejszą wersję pozostaną na swoim miejscu."
LangString WhatStays ${LANG_ROMANIAN} "Partidele salvate de o versiune anterioară rămân la locul lor."
LangString SavedGame ${LANG_ENGLISH} "Literaxx game"
LangString SavedGame ${LANG_ITALIAN} "Partita di Literaxx"
LangString SavedGame ${LANG_POLISH} "Gra Literaxx"
LangString SavedGame ${LANG_ROMANIAN} "Partidă de Literaxx"
LangString Record ${LANG_ENGLISH} "Recorded word game"
LangString Record ${LANG_ITALIAN} "Partita di parole registrata"
LangString Record ${LANG_POLISH} "Zapis gry słownej"
LangString Record ${LANG_ROMANIAN} "Partidă de cuvinte înregistrată"
LangString StillOpen ${LANG_ENGLISH} "Literaxx is still open. Please close it and try again."
LangString StillOpen ${LANG_ITALIAN} "Literaxx è ancora aperto. Chiudilo e riprova."
LangString StillOpen ${LANG_POLISH} "Literaxx jest jeszcze otwarty. Zamknij go i spróbuj ponownie."
LangString StillOpen ${LANG_ROMANIAN} "Literaxx este încă deschis. Închideți-l și încercați din nou."

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; A program that runs cannot be written over: its own file tells.
!macro REFUSE_WHILE_OPEN
  ${If} ${FileExists} "$INSTDIR\${NAME}.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\${NAME}.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDOK
      SetErrorLevel 2
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; What the program consists of is in one folder and three files; whatever else lies there stays.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\${NAME}.com"
  Delete "$INSTDIR\literaxx-file.ico"
!macroend

!macro FILE_TYPE ENDING CLASS TEXT
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${TEXT}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\literaxx-file.ico"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}" ""
!macroend

Section
  !insertmacro REFUSE_WHILE_OPEN
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*.*"
  File "${MADE}/literaxx-file.ico"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${NAME}.exe"

  ; Saved games are ours; records belong to other programs as well, which keep them if they came first.
  !insertmacro FILE_TYPE ".literaxx" "Literaxx.Game" "$(SavedGame)"
  WriteRegStr HKCU "${CLASSES}\.literaxx" "" "Literaxx.Game"
  !insertmacro FILE_TYPE ".gcg" "Literaxx.Record" "$(Record)"
  ReadRegStr $0 HKCR ".gcg" ""
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\.gcg" "" "Literaxx.Record"
  ${EndIf}

  WriteRegStr HKCU "Software\${NAME}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Literaxx developers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  ${RefreshShellIcons}
SectionEnd

!macro FORGET_FILE_TYPE ENDING CLASS
  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}"
  ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
  ${If} $0 == "${CLASS}"
    DeleteRegValue HKCU "${CLASSES}\${ENDING}" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
!macroend

Section "Uninstall"
  !insertmacro REFUSE_WHILE_OPEN
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  !insertmacro FORGET_FILE_TYPE ".literaxx" "Literaxx.Game"
  !insertmacro FORGET_FILE_TYPE ".gcg" "Literaxx.Record"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${NAME}"
  ${RefreshShellIcons}
SectionEnd
