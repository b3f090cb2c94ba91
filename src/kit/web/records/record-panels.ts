import type { UiFeature } from "#domain/access/ui-features.ts";
import {
	entryParams,
	type masterParams,
	type noParams,
} from "#kit/contract/master-data/master-params.ts";
import type { RecordData } from "#kit/contract/master-data/record-contract.ts";
import type { BothTexts } from "#kit/contract/texts.ts";
import { definePanel, type Panel } from "#kit/ui/panel-stack/define-panel.ts";
import type { ChoiceGiven } from "#kit/ui/picker/choice-panel.tsx";
import { definePicker, type Picker } from "#kit/ui/picker/define-picker.ts";
import { masterPanels, ofEntry } from "../master-data/master-panels.ts";
import type { MasterScreens } from "../master-data/master-screens.ts";

/** What may be said to the picker of a record; it answers with the ids of those chosen. */
export interface EntryPickerGiven extends ChoiceGiven {
	/** Archived entries are offered too. */
	readonly withDisabled?: boolean;
	/** Entries that are not offered. */
	readonly hiddenIds?: readonly string[];
}

interface Named {
	readonly id: string;
	readonly title: BothTexts;
}

interface Given {
	/** Before the dot in the ids of the panels, e.g. `customers`. */
	readonly prefix: string;
	readonly features?: readonly UiFeature[];
	/** Panels without a title do not exist. */
	readonly titles: {
		/** Of the list, where it is a panel and no page. */
		readonly overview?: BothTexts;
		readonly one: BothTexts;
		readonly create: BothTexts;
		/** Left out where all but the name is changed in parts. */
		readonly edit?: BothTexts;
		/** `edit-<part>` */
		readonly parts: Readonly<Record<string, BothTexts>>;
	};
	readonly picker?: Named;
	/** The file that exports the screens; loaded when a panel is opened. */
	readonly load: () => Promise<{ readonly screens: MasterScreens }>;
}

type EntryPanel = Panel<typeof masterParams>;
type OverviewPanel = Panel<typeof noParams>;

type Made<G extends Given> = {
	readonly create: OverviewPanel;
	readonly detail: EntryPanel;
	readonly parts: { readonly [K in keyof G["titles"]["parts"]]: EntryPanel };
} & (G["titles"] extends { readonly overview: BothTexts } ? { overview: OverviewPanel } : unknown) &
	(G["titles"] extends { readonly edit: BothTexts } ? { edit: EntryPanel } : unknown) &
	(G extends { readonly picker: Named }
		? { picker: Picker<EntryPickerGiven, readonly string[]> }
		: unknown);

/** The panels of a record: those of master data, one for each part, a picker. Light: what they show is loaded when opened. */
export function recordPanels<const G extends Given>(
	{ permission, idName }: Pick<RecordData, "permission" | "idName">,
	given: G,
): Made<G> {
	const { titles, prefix, features = [], load, picker }: Given = given;
	const named = (id: string, title: BothTexts | undefined) =>
		title && { id: `${prefix}.${id}`, title };
	const panels = masterPanels({
		permission,
		features,
		load,
		idName,
		overview: named("overview", titles.overview),
		create: named("create", titles.create),
		detail: named("detail", titles.one),
		edit: named("edit", titles.edit),
	});
	const made = {
		...panels,
		// without an overview there is no other way to it from the palette
		create: { ...panels.create, palette: titles.overview === undefined },
		parts: partPanels({ permission, idName }, given),
		picker:
			picker &&
			definePicker<EntryPickerGiven, readonly string[]>({
				...picker,
				load: showing(load, (views, screens) => views.picker(screens)),
			}),
	};
	// panels that have no title are not in the type
	return made as unknown as Made<G>;
}

function partPanels(
	{ permission: key, idName }: Pick<RecordData, "permission" | "idName">,
	{ titles, prefix, features = [], load }: Given,
): Readonly<Record<string, EntryPanel>> {
	const panels = Object.entries(titles.parts).map(([part, title]) => [
		part,
		definePanel({
			id: `${prefix}.edit-${part}`,
			title,
			params: entryParams(idName),
			features,
			permission: { key, level: "WRITE" },
			load: showing(load, (views, screens) => ofEntry(idName, views.editPart(screens, part))),
		}),
	]);
	return Object.fromEntries(panels);
}

/** Loads what a panel shows with the screens that it shows. */
function showing<View>(
	load: Given["load"],
	make: (views: typeof import("./record-views.tsx"), screens: MasterScreens) => View,
) {
	return async () => {
		const [views, { screens }] = await Promise.all([import("./record-views.tsx"), load()]);
		return { default: make(views, screens) };
	};
}
