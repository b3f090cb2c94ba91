import { type ComponentType, useMemo } from "react";
import type { Language } from "#kit/contract/language.ts";
import { fieldAt } from "#kit/contract/master-data/group-field.ts";
import type { Shape } from "#kit/contract/master-data/master-data.ts";
import type { MasterField } from "#kit/contract/master-data/master-fields.ts";
import type { MasterWords } from "#kit/contract/master-data/master-words.ts";
import { choicesOf, valueKind } from "#kit/contract/master-data/value-kind.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { useLanguage } from "../../language-store.ts";
import { useTexts } from "../../texts.ts";
import { ArchivedMark } from "../archived-mark.tsx";
import type { AnyEntry, MasterScreens, Names } from "../master-screens.ts";
import { texts } from "../text.ts";
import { useMasterWords } from "../use-master-words.ts";

/** Columns of a list, of the declared fields and computed values. */
export function useMasterColumns(screens: MasterScreens): readonly GridColumn<AnyEntry>[] {
	const words = useMasterWords(screens);
	const t = useTexts(texts);
	const language = useLanguage();
	const names = screens.useNames();
	return useMemo(() => {
		const { data, columns } = screens;
		const made = columns.map((name) => columnOf(screens, { words, language, names }, name));
		const { sortAlso = [] } = data;
		const ofState = { ...t, isSortable: sortAlso.includes("isEnabled") };
		return data.isArchivable ? [...made, stateColumn(ofState)] : made;
	}, [screens, words, language, names, t]);
}

interface Spoken {
	readonly words: MasterWords;
	readonly language: Language;
	readonly names: Names;
}

function columnOf(
	screens: MasterScreens,
	{ words, language, names }: Spoken,
	name: string,
): GridColumn<AnyEntry> {
	const { data } = screens;
	const field = fieldAt(data.fields, name);
	const given = givenOf(screens, words, name);
	const nameOf = names[name];
	if (nameOf !== undefined) return column.string({ ...given, value: nameOf });
	const View = screens.views[name];
	if (View !== undefined)
		return viewColumn(
			{ ...(isLine(field) && screens.widths[name] === undefined && lineWidth), ...given },
			View,
			data.extra[name],
		);
	const text = screens.texts[name];
	if (text !== undefined) {
		const align = screens.atEnd.includes(name) ? "end" : "start";
		return column.string({ ...given, align, value: (row) => text(row, language) });
	}
	if (data.details?.includes(name)) return column.string({ ...given, value: textAt(name) });
	return field === undefined
		? computedColumn(given, name, data.extra[name], words)
		: fieldColumn(given, name, field, words);
}

/** What all kinds of columns are told. */
function givenOf(screens: MasterScreens, words: MasterWords, name: string) {
	const { data, hidden, offCards } = screens;
	const field = fieldAt(data.fields, name);
	const title = words.columns?.[name] ?? words.fields[name] ?? words.extra?.[name] ?? name;
	const feature = data.needs?.[name];
	const width = screens.widths[name];
	return {
		id: data.called?.[name] ?? name,
		title,
		// of what is computed the server sorts only by what is declared
		sortable:
			(field !== undefined && field.kind !== "RECORD") || (data.sortAlso?.includes(name) ?? false),
		...(data.details !== undefined && { hideable: name !== data.sortedBy }),
		...(hidden.includes(name) && { defaultVisible: false }),
		offCards: offCards[name] ?? false,
		...(data.narrowedBy?.includes(name) && { filter: name }),
		...(feature && { features: [feature] }),
		...(width !== undefined && { width }),
	};
}

/** As wide as the words it shows in another way. */
const lineWidth = { width: 220, grows: true };

function isLine(field: MasterField | undefined): boolean {
	return field?.kind === "TEXT";
}

/** A column shown by a component of the feature. */
function viewColumn(
	given: {
		readonly id: string;
		readonly title: string;
		readonly sortable: boolean;
		readonly width?: number;
		readonly grows?: boolean;
	},
	View: ComponentType<{ readonly item: AnyEntry }>,
	schema: Shape[string] | undefined,
): GridColumn<AnyEntry> {
	const isInstant = valueKind(schema) === "instant";
	return {
		...column.slot<AnyEntry>({
			...given,
			render: (item) => <View item={item} />,
			text: ({ [given.id]: value }, printer) =>
				isInstant && typeof value === "string"
					? printer.format.instant(value)
					: String(value ?? ""),
		}),
		sortable: given.sortable,
		...(isInstant && { kind: "datetime" }),
	};
}

/** Most computed values are counts; what else they can be is read from their declaration. */
function computedColumn(
	given: { readonly id: string; readonly title: string },
	name: string,
	schema: Shape[string] | undefined,
	words: MasterWords,
): GridColumn<AnyEntry> {
	switch (valueKind(schema)) {
		case "choice":
			return choiceColumn(given, name, choicesOf(schema), words);
		case "text":
			return column.fill({ ...given, value: textAt(name) });
		case "boolean":
			return column.boolean({ ...given, value: (row) => row[name] === true });
		case "instant":
			return column.datetime({ ...given, value: textAt(name) });
		default:
			return column.number({ width: 130, ...given, value: numberAt(name) });
	}
}

function fieldColumn(
	given: { readonly id: string; readonly title: string; readonly width?: number },
	name: string,
	field: MasterField,
	words: MasterWords,
): GridColumn<AnyEntry> {
	switch (field.kind) {
		case "NUMBER":
			return column.number({ ...given, value: numberAt(name) });
		case "DECIMAL":
			return column.decimal({ ...given, value: numberAt(name) });
		case "DURATION":
			return column.timespan({ ...given, value: numberAt(name) });
		case "MONEY":
			return column.currency({ ...given, value: numberAt(name) });
		case "DATE":
			return column.date({ ...given, value: textAt(name) });
		case "FLAG":
			return column.boolean({ ...given, value: (row) => row[name] === true });
		case "COLOR":
			return column.color({ ...given, value: textAt(name) });
		case "CHOICE":
			return choiceColumn(given, name, field.options ?? [], words);
		case "CODE":
			return column.string({ width: 110, ...given, value: textAt(name) });
		default:
			return column.fill({ ...given, value: textAt(name) });
	}
}

function choiceColumn(
	given: { readonly id: string; readonly title: string },
	name: string,
	choices: readonly string[],
	words: MasterWords,
): GridColumn<AnyEntry> {
	const label = (value: string) => words.options?.[name]?.[value] ?? value;
	const options = choices.map((value) => ({ value, label: label(value) }));
	return column.options({ ...given, value: textAt(name), options });
}

const textAt = (name: string) => (row: AnyEntry) => row[name] as string | null | undefined;
const numberAt = (name: string) => (row: AnyEntry) => row[name] as number | null | undefined;

/** Says what is archived; what is in use needs no mark, and where all is the column is left out. */
function stateColumn(
	t: Pick<Words<typeof texts>, "state" | "archived"> & { readonly isSortable: boolean },
): GridColumn<AnyEntry> {
	return column.slot<AnyEntry>({
		id: "isEnabled",
		title: t.state,
		width: 120,
		sortable: t.isSortable,
		render: (item) => (item.isEnabled ? null : <ArchivedMark />),
		text: (item) => (item.isEnabled ? "" : t.archived),
	});
}
