import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

const sourceLimits = {
  complexity: ['error', 12],
  'max-lines': ['error', { max: 400 }],
  'max-depth': ['error', 4],
};

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/generated/**', '**/*.d.ts'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  prettier,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './packages/dashboard/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'all' }],
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A port of ours may be async by contract while one adapter answers at once.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
    },
  },
  {
    files: ['packages/*/src/**/*.ts', 'packages/*/bin/**/*.ts', 'packages/*/app/**/*.{ts,tsx}'],
    rules: sourceLimits,
  },
  {
    files: ['**/test/**/*.ts', 'e2e/**/*.ts', 'packages/testkit/**/*.ts'],
    rules: {
      // chai's assertions are property reads.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: ['scripts/**/*.ts', 'bench/**/*.ts', 'packages/*/bench/**/*.ts', 'packages/*/examples/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.js', 'packages/*/examples/**/*.mjs', 'examples/**/*.mjs', 'scripts/**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: { AbortSignal: 'readonly', console: 'readonly', fetch: 'readonly', process: 'readonly' },
    },
  },
);
