import { defineConfig } from 'vitepress';
import { anchorOf, REPOSITORY, resolveLink, sidebars, writePages } from './pages.ts';

await writePages();

const style = `
:root { --vp-code-lang-color: var(--vp-c-text-2) }
:root:not(.dark) { --vp-button-brand-bg: var(--vp-c-brand-1) }
.VPNavBarSearch .DocSearch-Button .DocSearch-Button-Keys { display: none }
`;

export default defineConfig({
  lang: 'en',
  title: 'Muster',
  description: 'An LwM2M toolkit: server, SDK, command line, device simulator and dashboard',
  head: [
    // Colours with more contrast than those of the theme. The key of the search is no part of its button's name.
    ['style', {}, style],
    // `data:` because an address would lack the base of the site. Browsers request /favicon.ico without an icon.
    ['link', { rel: 'icon', href: 'data:,' }],
  ],
  cacheDir: '../node_modules/.cache/vitepress',
  // The names of all pages in a file of its own, so that it is not in each page.
  metaChunk: true,
  rewrites: (page) => page.replace(/(^|\/)README\.md$/u, '$1index.md'),
  markdown: {
    anchor: { slugify: anchorOf },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark' },
    config(md) {
      md.set({ html: false, linkify: false });
      md.core.ruler.push('links of the repository', ({ tokens, env }) => {
        const { relativePath } = env as { relativePath: string };
        for (const token of tokens.flatMap(({ children }) => children ?? [])) {
          const link = token.type === 'link_open' ? token.attrGet('href') : null;
          if (link !== null) token.attrSet('href', resolveLink(relativePath, link));
        }
      });
    },
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        /** The index needs no colours of code, which take most of the time. */
        _render(source, env, md) {
          const { highlight = null } = md.options;
          md.options.highlight = null;
          try {
            return md.render(source, env);
          } finally {
            md.options.highlight = highlight;
          }
        },
      },
    },
    nav: [
      { text: 'Guides', link: '/guides/dashboard', activeMatch: '/guides/' },
      { text: 'API', link: '/reference/api/', activeMatch: '/reference/api/' },
      { text: 'Commands', link: '/reference/cli/', activeMatch: '/reference/cli/' },
      { text: 'SDK', link: '/reference/sdk/', activeMatch: '/reference/sdk/' },
    ],
    sidebar: sidebars(),
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: REPOSITORY }],
  },
});
