import type * as z from "zod/mini";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { isGroup } from "#kit/contract/master-data/group-field.ts";
import type { MasterFields } from "#kit/contract/master-data/master-data.ts";
import type { MasterField } from "#kit/contract/master-data/master-fields.ts";
import type { InputType } from "#kit/ui/field/field-fault.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FieldRule } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "../api.ts";
import { handleError } from "../errors/handle-error.ts";
import { useFormat } from "../format/format.ts";
import { useTexts } from "../texts.ts";
import { fieldText } from "./field-text.ts";
import type { AddedScreens, AnyEntry, AnyValues, MasterScreens } from "./master-screens.ts";
import { texts } from "./text.ts";
import { renewMaster } from "./use-master-live.ts";
import { useMasterWords } from "./use-master-words.ts";

type Added = ReturnType<AddedScreens["useNew"]>;

interface Given<Values> {
	/** What a feature that shows the fields itself asks of some of them. */
	readonly checks?: { readonly [K in keyof Values]?: FieldRule<Values[K], Values>["check"] };
	/** Undefined for a new entry. */
	readonly item: AnyEntry | undefined;
	/** The only group that is changed. */
	readonly group?: string | undefined;
	/** Of a new entry: the fields that the company adds. */
	readonly added?: Added | undefined;
}

/** The form of a new entry, of one that is there, or of a group of its fields; lines of groups stand beside other fields. */
export function useMasterForm<Values extends object = AnyValues>(
	screens: MasterScreens,
	{ item, group, added, checks = {} }: Given<Values>,
): Form<Values> {
	const t = useTexts(texts);
	const words = useMasterWords(screens);
	const { data, variant = "new" } = screens;
	const { operations } = data;
	const fields = fieldsIn(screens, group);
	const input = (values: AnyValues, version: number | undefined) => {
		const asked = askedValues({ ...screens, fields }, values);
		if (item !== undefined) return { ...asked, id: item.id, version };
		const custom = added?.input(values);
		return custom === undefined ? asked : { ...asked, custom };
	};
	const change: Endpoint = (group && operations.groups?.[group]) || operations.update;
	const endpoint: Endpoint = item === undefined ? operations.create : change;
	const rules = { ...useRules({ ...screens, fields }, item === undefined), ...added?.rules };
	const form = useForm<AnyValues>({
		draftKey: [data.entity, item?.id ?? variant, group].filter(Boolean).join(":"),
		initial: { ...initialValues({ ...screens, fields }, item), ...added?.initial },
		version: item?.version,
		fields: withChecks(rules, checks),
		schema: endpoint.input as z.ZodMiniType,
		toInput: input,
		save: async (values, version) => {
			await api(endpoint, input(values, version) as never);
			toast({ type: "positive", title: t.saved(words.one) });
			await renewMaster(data);
		},
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

type Shown = MasterScreens & { readonly fields: MasterFields };

/** All fields, or those of one group. */
export function fieldsIn({ data }: MasterScreens, group: string | undefined): MasterFields {
	const only = data.fields[group ?? ""];
	return group !== undefined && only !== undefined ? { [group]: only } : data.fields;
}

/** Each field by itself, the lines of groups too. */
function linesOf(fields: MasterFields): (readonly [string, MasterField, string])[] {
	return Object.entries(fields).flatMap(([name, field]) =>
		isGroup(field)
			? Object.entries(field.fields).map(([line, one]) => [line, one, name] as const)
			: [[name, field, "base"] as const],
	);
}

function useRules(screens: Shown, isNew: boolean): Record<string, FieldRule<unknown, AnyValues>> {
	const { yes, no } = useTexts(texts);
	const words = useMasterWords(screens);
	const format = useFormat();
	return Object.fromEntries(
		linesOf(screens.fields).map(([name, field, section]) => {
			const facts = { name, field, words, format, yes, no };
			const rule: FieldRule<unknown, AnyValues> = {
				label: words.fields[name] ?? name,
				...(screens.data.details !== undefined && { section }),
				...(types[field.kind] && { type: types[field.kind] }),
				// a part with a shape of its own says itself what it needs
				required: field.isRequired && field.kind !== "RECORD",
				help: words.help?.[name],
				disabled: field.isFixed && !isNew,
				print: (value) => fieldText(value, facts),
			};
			return [name, rule];
		}),
	);
}

const types: Partial<Record<MasterField["kind"], InputType>> = { PHONE: "PHONE", MAIL: "MAIL" };

function initialValues({ fields, initial }: Shown, item: AnyEntry | undefined): AnyValues {
	return Object.fromEntries(
		linesOf(fields).map(([name, field, group]) => {
			const part = (item?.[group] ?? item) as AnyValues | undefined;
			const atFirst = name in initial ? initial[name] : field.initial;
			return [name, part === undefined ? atFirst : part[name]];
		}),
	);
}

/** Fields that are not asked for are as in a new entry; emptied texts are none. */
function askedValues({ fields, isAsked }: Shown, values: AnyValues): AnyValues {
	return Object.fromEntries(
		Object.entries(fields).map(([name, field]) => {
			if (isGroup(field)) {
				const lines = Object.keys(field.fields).map((line) => [line, values[line]]);
				return [name, Object.fromEntries(lines)];
			}
			const value = isAsked(name, values) ? values[name] : field.initial;
			const isNone = value === "" && !field.isRequired;
			return [name, isNone ? null : value];
		}),
	);
}
