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
  let language = ''
  try {
    language = localStorage.getItem('language') || navigator.language
  } catch {
    language = navigator.language
  }
  root.lang = /^fr\b/i.test(language) ? 'fr' : 'en'
})()
