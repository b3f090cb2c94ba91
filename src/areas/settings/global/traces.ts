import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const groups = Object.entries<Group>(texts.pairs.settings);

interface Group {
	readonly title: readonly [german: string, english: string];
	readonly fields: Traces["fields"];
	readonly choices: Traces["values"];
}

export const traces: Traces = {
	entities: {
		setting: { title: ["Einstellung", "Setting"], key: "settings.manage", reach: "PLACE" },
	},
	fields: Object.assign(
		{
			setting: ["Einstellung", "Setting"],
			placeId: texts.pairs.form.place,
			value: ["Wert", "Value"],
		},
		...groups.map(([, { fields }]) => fields),
	),
	values: Object.assign(
		Object.fromEntries(groups.map(([key, { title }]) => [key, title])),
		...groups.map(([, { choices }]) => choices),
	),
};
