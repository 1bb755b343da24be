import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signIn } from './client.ts';
import { Savings } from './Savings.tsx';

/** An application with its own markup, texts and session. */
export function Bank() {
  const { t, i18n } = useTranslation();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [user, setUser] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const user = await signIn(login, password);
    setUser(user.id);
  }

  return (
    <main>
      <h1>{t('welcome')}</h1>
      <button onClick={() => void i18n.changeLanguage('ru')}>Русский</button>
      {user === undefined ? (
        <form onSubmit={(event) => void submit(event)}>
          <label>
            Login{' '}
            <input autoComplete="username" value={login} onChange={(event) => setLogin(event.target.value)} />
          </label>
          <label>
            Password{' '}
            <input
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </label>
          <button>{t('signIn')}</button>
        </form>
      ) : (
        <Savings user={user} />
      )}
    </main>
  );
}
