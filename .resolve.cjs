// The one alias there is, for tools that do not read SvelteKit's own settings.
const { join } = require('node:path');

module.exports = { resolve: { alias: { $lib: join(__dirname, 'src/lib') } } };
