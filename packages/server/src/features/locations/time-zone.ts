/**
 * Names of the IANA time zone database that are links to another zone, and zones without an area, by area.
 * Runtimes accept them, but Intl.supportedValuesOf lists canonical zones only.
 */
const byArea: Readonly<Record<string, string>> = {
  '': 'CET CST6CDT Cuba EET EST EST5EDT Egypt Eire Factory GB GB-Eire GMT GMT+0 GMT-0 GMT0 Greenwich HST Hongkong Iceland Iran Israel Jamaica Japan Kwajalein Libya MET MST MST7MDT NZ NZ-CHAT Navajo PRC PST8PDT Poland Portugal ROC ROK Singapore Turkey UCT UTC Universal W-SU WET Zulu',
  Africa: 'Asmara Timbuktu',
  America:
    'Argentina/Buenos_Aires Argentina/Catamarca Argentina/ComodRivadavia Argentina/Cordoba Argentina/Jujuy Argentina/Mendoza Atikokan Atka Ensenada Fort_Wayne Indiana/Indianapolis Kentucky/Louisville Knox_IN Montreal Nipigon Nuuk Pangnirtung Porto_Acre Rainy_River Rosario Santa_Isabel Shiprock Thunder_Bay Virgin Yellowknife',
  Antarctica: 'South_Pole',
  Asia: 'Ashkhabad Choibalsan Chongqing Chungking Dacca Harbin Ho_Chi_Minh Istanbul Kashgar Kathmandu Kolkata Macao Tel_Aviv Thimbu Ujung_Pandang Ulan_Bator Yangon',
  Atlantic: 'Faroe Jan_Mayen',
  Australia: 'ACT Canberra Currie LHI NSW North Queensland South Tasmania Victoria West Yancowinna',
  Brazil: 'Acre DeNoronha East West',
  Canada: 'Atlantic Central Eastern Mountain Newfoundland Pacific Saskatchewan Yukon',
  Chile: 'Continental EasterIsland',
  Etc: 'GMT GMT+0 GMT+1 GMT+10 GMT+11 GMT+12 GMT+2 GMT+3 GMT+4 GMT+5 GMT+6 GMT+7 GMT+8 GMT+9 GMT-0 GMT-1 GMT-10 GMT-11 GMT-12 GMT-13 GMT-14 GMT-2 GMT-3 GMT-4 GMT-5 GMT-6 GMT-7 GMT-8 GMT-9 GMT0 Greenwich UCT UTC Universal Zulu',
  Europe: 'Belfast Kyiv Nicosia Tiraspol Uzhgorod Zaporozhye',
  Mexico: 'BajaNorte BajaSur General',
  Pacific: 'Chuuk Johnston Kanton Pohnpei Samoa Yap',
  US: 'Alaska Aleutian Arizona Central East-Indiana Eastern Hawaii Indiana-Starke Michigan Mountain Pacific Samoa',
};

const timeZoneLinks: readonly string[] = Object.entries(byArea).flatMap(([area, names]) =>
  names.split(' ').map((name) => (area === '' ? name : `${area}/${name}`)),
);

let known: readonly string[] | undefined;
let accepted: ReadonlySet<string> | undefined;

/**
 * Returns the names of the IANA time zone database that this service accepts, sorted: the canonical zones of
 * the runtime, and the known links, such as US/Pacific. Computed on first use, so that the start of the
 * server does not wait for it.
 */
export function timeZones(): readonly string[] {
  known ??= [...new Set([...Intl.supportedValuesOf('timeZone'), ...timeZoneLinks.filter(isKnown)])].sort();
  return known;
}

/** Returns whether a name is one of {@link timeZones}, ignoring case. */
export function isTimeZone(name: string): boolean {
  accepted ??= new Set(timeZones().map((zone) => zone.toLowerCase()));
  return accepted.has(name.toLowerCase());
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
