import type * as z from "zod/mini";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { isGroup } from "#kit/contract/master-data/group-field.ts";
import type { MasterField } from "#kit/contract/master-data/master-fields.ts";
import { entryKey } from "#kit/contract/master-data/master-params.ts";
import type { InputType } from "#kit/ui/field/field-fault.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FieldRule } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "../../api.ts";
import { handleError } from "../../errors/handle-error.ts";
import { useFormat } from "../../format/format.ts";
import { useTexts } from "../../texts.ts";
import { fieldText } from "../field-text.ts";
import type { AnyEntry, AnyValues, MasterScreens, NewInputs } from "../master-screens.ts";
import { texts } from "../text.ts";
import { renewMaster } from "../use-master-live.ts";
import { useMasterWords } from "../use-master-words.ts";

interface Given<Values> {
	/** What a feature that shows the fields itself asks of some of them. */
	readonly checks?: { readonly [K in keyof Values]?: FieldRule<Values[K], Values>["check"] };
	/** Undefined for a new entry. */
	readonly item: AnyEntry | undefined;
	/** The only part that is changed. */
	readonly part?: string | undefined;
	/** Of a new entry: what is asked beside the fields. */
	readonly more?: NewInputs | undefined;
	/** @param answer the server's, e.g. the id of a new entry */
	readonly onSaved?: (answer: unknown) => void;
}

/** The form of a new entry, of one that is there, or of a part of it; lines of groups stand beside other fields. */
export function useMasterForm<Values extends object = AnyValues>(
	screens: MasterScreens,
	{ item, part, more, checks = {}, onSaved }: Given<Values>,
): Form<Values> {
	const t = useTexts(texts);
	const words = useMasterWords(screens);
	const { data, variant = "new" } = screens;
	const { operations } = data;
	const lines = linesOf(screens, part, item === undefined);
	const input = (values: AnyValues, version: number | undefined) => {
		const asked = askedValues(screens, lines, values);
		if (item !== undefined) return { ...asked, ...entryKey(data, item.id), version };
		return { ...asked, ...more?.input(values) };
	};
	const change: Endpoint = (part && operations.parts?.[part]) || operations.update;
	const endpoint: Endpoint = item === undefined ? operations.create : change;
	const rules = { ...useRules(screens, lines, item === undefined), ...more?.rules };
	const form = useForm<AnyValues>({
		draftKey: [data.entity, item?.id ?? variant, part].filter(Boolean).join(":"),
		initial: { ...initialValues(screens, lines, item), ...more?.initial },
		version: item?.version,
		fields: withChecks(rules, checks),
		schema: endpoint.input as z.ZodMiniType,
		toInput: input,
		save: async (values, version) => {
			const answer = await api(endpoint, input(values, version) as never);
			toast({ type: "positive", title: t.saved(words.one) });
			await renewMaster(data);
			return answer;
		},
		onSaved: (answer) => onSaved?.(answer),
		onFailure: (error) => handleError(error, { context: t.saving(words.one) }),
		reload: () => renewMaster(data),
	});
	// a feature that shows the fields itself knows what they hold
	return form as Form<object> as Form<Values>;
}

type Rules = Readonly<Record<string, FieldRule<unknown, AnyValues>>>;

function withChecks(rules: Rules, checks: object): Rules {
	const own = Object.entries(checks).map(([name, check]) => [name, { ...rules[name], check }]);
	return { ...rules, ...Object.fromEntries(own) };
}

/** A field by itself, or a line of a group. */
export interface FormLine {
	/** In the form: two groups may have lines of the same name. */
	readonly name: string;
	readonly field: MasterField;
	/** Of the field or line. */
	readonly of: string;
	readonly group: string | undefined;
	/** The part it stands in. */
	readonly section: string;
}

/** What the form asks for: everything of a new entry; of one that is there a part, or what is in no part. */
export function linesOf(
	{ data }: MasterScreens,
	part: string | undefined,
	isNew: boolean,
): readonly FormLine[] {
	const { fields, parts = {}, changed = Object.keys(fields) } = data;
	const names = isNew ? Object.keys(fields) : (parts[part ?? ""] ?? changed);
	return names.flatMap((name): FormLine[] => {
		const field = fields[name] as MasterField;
		const section = Object.keys(parts).find((one) => parts[one]?.includes(name)) ?? "base";
		if (!isGroup(field)) return [{ name, field, of: name, group: undefined, section }];
		return Object.entries(field.fields).map(([of, line]) => ({
			name: `${name}.${of}`,
			field: line,
			of,
			group: name,
			section,
		}));
	});
}

type Lines = readonly FormLine[];

function useRules(
	screens: MasterScreens,
	lines: Lines,
	isNew: boolean,
): Record<string, FieldRule<unknown, AnyValues>> {
	const { yes, no } = useTexts(texts);
	const words = useMasterWords(screens);
	const format = useFormat();
	return Object.fromEntries(
		lines.map(({ name, field, of, section }) => {
			const facts = { name: of, field, words, format, yes, no };
			const rule: FieldRule<unknown, AnyValues> = {
				label: words.fields[name] ?? words.fields[of] ?? of,
				...(screens.data.details !== undefined && { section }),
				...(types[field.kind] && { type: types[field.kind] }),
				// a part with a shape of its own says itself what it needs
				required: field.isRequired && field.kind !== "RECORD",
				help: words.help?.[of],
				disabled: field.isFixed && !isNew,
				print: (value) => fieldText(value, facts),
			};
			return [name, rule];
		}),
	);
}

const types: Partial<Record<MasterField["kind"], InputType>> = { PHONE: "PHONE", MAIL: "MAIL" };

function initialValues(
	{ initial }: MasterScreens,
	lines: Lines,
	item: AnyEntry | undefined,
): AnyValues {
	return Object.fromEntries(
		lines.map(({ name, field, of, group }) => {
			const part = (group === undefined ? item : item?.[group]) as AnyValues | undefined;
			const atFirst = of in initial ? initial[of] : field.initial;
			return [name, part === undefined ? atFirst : part[of]];
		}),
	);
}

/** Fields that are not asked for are as in a new entry; emptied texts are none. */
function askedValues({ isAsked }: MasterScreens, lines: Lines, values: AnyValues): AnyValues {
	const asked: Record<string, unknown> = {};
	for (const { name, field, of, group } of lines) {
		if (group !== undefined) {
			asked[group] = { ...(asked[group] as AnyValues | undefined), [of]: values[name] };
			continue;
		}
		const value = isAsked(name, values) ? values[name] : field.initial;
		asked[name] = value === "" && !field.isRequired ? null : value;
	}
	return asked;
}
