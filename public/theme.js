// Runs before the first paint so that no screen flashes in the wrong theme or direction.
;(() => {
  const cookie = (name) => {
    const found = document.cookie.split('; ').find((part) => part.startsWith(`quillport-${name}=`))
    return found ? decodeURIComponent(found.slice(found.indexOf('=') + 1)) : ''
  }
  const root = document.documentElement
  const theme = cookie('theme')
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.add(dark ? 'dark' : 'light')
  root.style.colorScheme = dark ? 'dark' : 'light'
  root.dataset.skin = cookie('skin') === 'bordered' ? 'bordered' : 'default'
  root.dir = cookie('isAppRTL') === 'true' ? 'rtl' : 'ltr'
  let language = navigator.language
  let isSignedIn = false
  try {
    language = localStorage.getItem('language') || navigator.language
    isSignedIn = Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key))
  } catch {
    // Without storage the person is a guest who reads the language of the browser.
  }
  root.lang = /^fr\b/i.test(language) ? 'fr' : 'en'
  // The outline of index.html: the app frame, or the logo on screens without it.
  const path = location.pathname.replace(/^\/build/, '')
  const isBlank =
    /^\/(login|register|forgot-password|reset-password|unsubscribe|answer|not-authorized|front-pages|pages\/(misc|authentication))/.test(
      path,
    )
  root.dataset.outline = isSignedIn && !isBlank ? 'frame' : 'logo'
  const collapse = /\/items\/[^/]+\/edit$/.test(path)
    ? cookie('isVerticalNavOpenInEditor') !== 'true'
    : cookie('isVerticalNavCollapsed') === 'true'
  const isHorizontal = cookie('appContentLayoutNav') === 'horizontal'
  root.style.setProperty('--outline-nav', isHorizontal ? '0px' : collapse ? '68px' : '256px')
})()
