/**
 * Runs in the head before the first paint, so that neither the scheme nor the links for guests flash. It is part of the HTML,
 * and the policy allows it by its hash. It reads what the app stores: the scheme, and whether somebody is signed in.
 *
 * `data-personal` means that the app would show this visitor something else than the static page: because of a session or its
 * end, a draft, an inviter, or an answer of Telegram. The static form stays hidden then.
 */
export const firstPaintScript = `(function(d){if(/[?&]inviter=/.test(location.search)||location.hash)d.dataset.personal='';try{var s=localStorage.getItem('scheme');if(s==='light'||s==='dark'||s==='system')d.dataset.scheme=s;var t=/(^|; )refreshToken=./.test(document.cookie),u=localStorage.getItem('persist:root');if(t&&u)d.dataset.session='';if(t||u&&u!=='{}'||/:draft:/.test(Object.keys(sessionStorage)))d.dataset.personal=''}catch(e){}})(document.documentElement)`;

/**
 * Starts the app on a static page of the app: after the first paint, because its download would delay the styles and the font, or
 * at once when there is nothing to paint or somebody uses the form. The app repeats what was submitted or pressed before.
 */
export const startAppScript = `(function(d){var b;function go(){if(b)return;b=1;import(d.querySelector('meta[name=app]').content).catch(function(){b=0})}if('personal' in d.documentElement.dataset||!(self.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[]).includes('paint'))go();else{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint')[0])go()}).observe({type:'paint',buffered:true});setTimeout(go,3000)}d.addEventListener('focusin',go);addEventListener('online',go);d.addEventListener('submit',function(e){if('hydrated' in d.getElementById('root').dataset)return;e.preventDefault();e.stopImmediatePropagation();e.target.dataset.submitted='';go()},true);d.addEventListener('click',function(e){var t=e.target.closest('#root button[type=button]');if(!t||'hydrated' in d.getElementById('root').dataset)return;e.stopImmediatePropagation();t.toggleAttribute('data-clicked');go()},true)})(document)`;

/**
 * The script of the address `/`: goes to the language of the user who is signed in here, then to the browser's, then to
 * Russian. It passes the query on.
 */
export const chooseLanguageScript = `(function(){var l;try{l=JSON.parse(localStorage.getItem('persist:root')||'{}').user.language}catch(e){}if(l!=='en'&&l!=='ru')l=(navigator.languages||[]).map(function(t){return t.slice(0,2).toLowerCase()}).find(function(t){return t==='en'||t==='ru'})||'ru';location.replace('/'+l+'/'+location.search+location.hash)})()`;
