/**
 * Runs in the head before the first paint, so that neither the scheme nor the links for guests flash. It is part of the HTML,
 * and the policy allows it by its hash. It reads what the cabinet stores: the scheme, and whether somebody is signed in.
 */
export const firstPaintScript = `(function(d){try{var s=localStorage.getItem('scheme');if(s==='light'||s==='dark'||s==='system')d.dataset.scheme=s;if(/(^|; )refreshToken=./.test(document.cookie)&&localStorage.getItem('persist:root'))d.dataset.session=''}catch(e){}})(document.documentElement)`;

/**
 * The script of the address `/`: goes to the language of the user who is signed in here, then to the browser's, then to
 * Russian. It hands the query on.
 */
export const chooseLanguageScript = `(function(){var l;try{l=JSON.parse(localStorage.getItem('persist:root')||'{}').user.language}catch(e){}if(l!=='en'&&l!=='ru')l=(navigator.languages||[]).map(function(t){return t.slice(0,2).toLowerCase()}).find(function(t){return t==='en'||t==='ru'})||'ru';location.replace('/'+l+'/'+location.search+location.hash)})()`;
