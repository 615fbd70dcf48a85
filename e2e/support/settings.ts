/** Settings of one category of a device, as the API takes them. */
export const settings = (
  category: string,
  values: Readonly<Record<string, string>>,
): { Name: string; Settings: { Key: string; Value: string }[] }[] => [
  { Name: category, Settings: Object.entries(values).map(([Key, Value]) => ({ Key, Value })) },
];
