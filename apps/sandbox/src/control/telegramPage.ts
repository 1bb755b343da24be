/** Imitates the Telegram sign-in page on this machine. It signs any name. */
export const telegramPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Telegram stand-in</title>
    <link rel="stylesheet" href="/sandbox/page.css">
    <script type="module" src="/sandbox/telegram/page.js"></script>
  </head>
  <body>
    <main>
      <h1>Telegram stand-in</h1>
      <p>This is not Telegram. It signs whatever is entered, for tests on this machine, at the sandbox's time.</p>
      <form>
        <p><label>Telegram id <input name="id" type="number" min="1" max="9007199254740991" value="512345678" required></label></p>
        <p><label>First name <input name="first_name" maxlength="256" value="Anna"></label></p>
        <p><label>Username <input name="username" maxlength="64" value="annapetrova"></label></p>
        <button>Sign</button>
      </form>
      <p id="message" role="status"></p>
      <p><label for="signed">Signed data, as the widget hands it over</label></p>
      <p><textarea id="signed" rows="8" readonly></textarea></p>
      <p><a href="/sandbox">Sandbox controls</a></p>
    </main>
  </body>
</html>
`;
