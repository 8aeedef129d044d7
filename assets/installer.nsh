; "Open with Kontor" for every kind it reads. No default is taken: only OpenWithProgids and the list of supported types
; are written, under the hive of the installation (SHCTX: this user, or every user of the machine).

!macro kontorOffers EXT
  WriteRegStr SHCTX "Software\Classes\.${EXT}\OpenWithProgids" "Kontor.Export" ""
  WriteRegStr SHCTX "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}\SupportedTypes" ".${EXT}" ""
!macroend

!macro kontorTakesBack EXT
  DeleteRegValue SHCTX "Software\Classes\.${EXT}\OpenWithProgids" "Kontor.Export"
!macroend

!macro customInstall
  WriteRegStr SHCTX "Software\Classes\Kontor.Export" "" "Bank export"
  WriteRegStr SHCTX "Software\Classes\Kontor.Export\shell\open\command" "" '"$appExe" "%1"'
  WriteRegStr SHCTX "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}\shell\open\command" "" '"$appExe" "%1"'
  !insertmacro kontorOffers "csv"
  !insertmacro kontorOffers "xlsx"
  !insertmacro kontorOffers "xls"
  !insertmacro kontorOffers "ofx"
  !insertmacro kontorOffers "qfx"
  !insertmacro kontorOffers "qif"
  !insertmacro kontorOffers "sta"
  !insertmacro kontorOffers "940"
  !insertmacro kontorOffers "mt940"
  !insertmacro kontorOffers "xml"
  !insertmacro kontorOffers "tsv"
  !insertmacro kontorOffers "tab"
  !insertmacro kontorOffers "txt"
  !insertmacro kontorOffers "asc"
  !insertmacro kontorOffers "xlsm"
  !insertmacro kontorOffers "mta"
  !insertmacro kontorOffers "camt"
  !insertmacro kontorOffers "c52"
  !insertmacro kontorOffers "c53"
  !insertmacro kontorOffers "c54"
  !insertmacro kontorOffers "zip"
!macroend

!macro customUnInstall
  !insertmacro kontorTakesBack "csv"
  !insertmacro kontorTakesBack "xlsx"
  !insertmacro kontorTakesBack "xls"
  !insertmacro kontorTakesBack "ofx"
  !insertmacro kontorTakesBack "qfx"
  !insertmacro kontorTakesBack "qif"
  !insertmacro kontorTakesBack "sta"
  !insertmacro kontorTakesBack "940"
  !insertmacro kontorTakesBack "mt940"
  !insertmacro kontorTakesBack "xml"
  !insertmacro kontorTakesBack "tsv"
  !insertmacro kontorTakesBack "tab"
  !insertmacro kontorTakesBack "txt"
  !insertmacro kontorTakesBack "asc"
  !insertmacro kontorTakesBack "xlsm"
  !insertmacro kontorTakesBack "mta"
  !insertmacro kontorTakesBack "camt"
  !insertmacro kontorTakesBack "c52"
  !insertmacro kontorTakesBack "c53"
  !insertmacro kontorTakesBack "c54"
  !insertmacro kontorTakesBack "zip"
  DeleteRegKey SHCTX "Software\Classes\Kontor.Export"
  DeleteRegKey SHCTX "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}"
!macroend
