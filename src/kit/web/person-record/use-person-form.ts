import type { MasterField } from "#kit/contract/master-data/master-fields.ts";
import { personIdName } from "#kit/contract/person-record/person-operations.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FieldRule } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { api } from "../api.ts";
import { handleError } from "../errors/handle-error.ts";
import { useFormat } from "../format/format.ts";
import { fieldText } from "../master-data/field-text.ts";
import type { AnyValues } from "../master-data/master-screens.ts";
import { texts as masterTexts } from "../master-data/text.ts";
import type { PreviewedCall } from "../preview/figure-preview-section.tsx";
import { useTexts } from "../texts.ts";
import {
	type AnyItem,
	type PersonChecks,
	type PersonScreens,
	renewRows,
	usePersonWords,
} from "./person-screens.ts";

export interface PersonFormGiven {
	readonly screens: PersonScreens;
	/** Absent where the form asks whom a new row is for. */
	readonly userId?: string | undefined;
	/** Absent for a new row. */
	readonly item?: AnyItem | undefined;
	/** What is said on creation and not asked for. */
	readonly fixed?: AnyValues;
	/** What this new row begins with, before what all begin with. */
	readonly initial?: AnyValues;
	readonly check?: PersonChecks;
	/** Takes the place of saving the row, e.g. where several people get one. */
	readonly send?: (values: AnyValues) => Promise<unknown>;
	readonly onSaved?: (answer: unknown) => void;
	/** Takes the place of the message, where `send` has said already what went wrong. */
	readonly onFailure?: (error: unknown) => void;
}

/** The form of a new row, or of one that is there. */
export function usePersonForm(given: PersonFormGiven): Form<AnyValues> {
	const { screens, userId, item, fixed = {} } = given;
	const { data, initial } = screens;
	const { declaration } = data;
	const t = usePersonWords(screens);
	const { days, fields, entity } = declaration;
	const asked = { ...(item === undefined && declaration.fixed), ...fields };
	const first: AnyValues = { ...emptyOf(asked), ...initial, ...fixed, ...given.initial, ...item };
	const names = [...Object.keys(asked), ...days, ...(userId === undefined ? ["userId"] : [])];
	return useForm<AnyValues>({
		draftKey: `${entity}:${item?.id ?? Object.values(fixed)[0] ?? userId}`,
		initial: {
			...Object.fromEntries(names.map((name) => [name, first[name] ?? null])),
			...(item === undefined && declaration.endsPrevious && { endsPrevious: true }),
		},
		version: item?.version,
		fields: useRules(given),
		save: async (typed, version) => {
			if (given.send !== undefined) return given.send(screens.adapt(typed));
			const { endpoint, input } = personCall(given, typed, version);
			await api(endpoint, input as never);
			return renewRows(screens);
		},
		...(given.onSaved && { onSaved: given.onSaved }),
		onFailure: given.onFailure ?? ((error) => handleError(error, { context: t.saving(t.one) })),
		reload: () => renewRows(screens),
	});
}

/** The operation that saves what was typed, with what it is sent. */
export function personCall(
	{ screens, userId, item }: Pick<PersonFormGiven, "screens" | "userId" | "item">,
	typed: AnyValues,
	version = item?.version,
): PreviewedCall {
	const { declaration, operations } = screens.data;
	const values = screens.adapt(typed);
	if (item === undefined) {
		const input = { ...(userId !== undefined && { userId }), ...values };
		return { endpoint: operations.create, input };
	}
	const key = { [personIdName(declaration)]: item.id, version };
	return { endpoint: operations.update, input: { ...values, ...key } };
}

/** Nothing is chosen or typed yet; only a flag has to be one or the other. */
function emptyOf(fields: Readonly<Record<string, MasterField>>): AnyValues {
	return Object.fromEntries(
		Object.entries(fields)
			.filter(([, { kind }]) => kind === "FLAG")
			.map(([name, { initial }]) => [name, initial]),
	);
}

type Rule = FieldRule<unknown, AnyValues>;

function useRules(given: PersonFormGiven): Record<string, Rule> {
	const { screens, item } = given;
	const { declaration } = screens.data;
	const t = usePersonWords(screens);
	const { yes, no } = useTexts(masterTexts);
	const format = useFormat();
	const [from, to] = declaration.days;
	const checks: PersonChecks = { ...screens.check, ...given.check };
	const check = (name: string) => (value: unknown, values: AnyValues) => {
		const begin = values[from];
		const isTurned =
			name === to && value !== null && begin !== null && String(value) < String(begin);
		return isTurned ? t.turned : checks[name]?.(value as never, values);
	};
	const section = (name: string) =>
		Object.keys(screens.sections).find((id) => screens.sections[id]?.includes(name));
	const rule = (name: string, label: string, field?: MasterField): Rule => ({
		label: t.fields[name] ?? label,
		required: !screens.optional.includes(name) && (field?.isRequired ?? name === from),
		help: t.help?.[name],
		check: check(name),
		...(field && {
			print: (value) =>
				fieldText(value, { name, field, words: { options: t.options }, format, yes, no }),
		}),
		...(section(name) && { section: section(name) as string }),
	});
	const isNew = item === undefined;
	const fields = { ...(isNew && declaration.fixed), ...declaration.fields };
	return {
		...(given.userId === undefined && { userId: { ...rule("userId", "userId"), required: true } }),
		...Object.fromEntries(
			Object.entries(fields).map(([name, field]) => [name, rule(name, name, field)]),
		),
		[from]: rule(from, t.validFrom),
		[to]: rule(to, t.validTo),
		...(isNew &&
			declaration.endsPrevious && { endsPrevious: rule("endsPrevious", t.endsPrevious) }),
	};
}
