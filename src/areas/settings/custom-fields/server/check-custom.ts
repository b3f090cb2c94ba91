import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { CustomEntity } from "../contract/field-kinds.ts";
import {
	type CustomChange,
	type CustomValues,
	customInvalid,
	customName,
} from "../contract/values.ts";
import { texts } from "../text.ts";
import { traceOf } from "./custom-trace.ts";
import {
	type CheckedField,
	type CustomPlaceOf,
	choosablePeople,
	lockFields,
} from "./sql/fields.ts";
import { type Fault, faultOf, storedValue } from "./value-fault.ts";

interface Given extends CustomPlaceOf {
	readonly entity: CustomEntity;
	/** What is stored. */
	readonly before: CustomValues;
	readonly change: CustomChange;
	/** Whether the session may change personal ones. */
	readonly mayPersonal: boolean;
	/** Nothing is there yet: then required ones must be named, as far as they are asked for at this place. */
	readonly isNew?: boolean;
}

export interface CheckedCustom {
	/** What is to be stored. */
	readonly values: CustomValues;
	/** For the audit: names and printed values of what changes, personal ones apart; undefined when nothing does. */
	readonly trace: { readonly before: object; readonly after: object } | undefined;
}

/**
 * Checks values against their fields, which stay as they are until the transaction ends. Refuses all faults at once, each
 * at `custom.<key>`: keys that are unknown or archived, values of the wrong kind, required ones that would be emptied or,
 * of something new, were left out.
 */
export async function checkCustom(
	context: Pick<WriteContext, "tx" | "tenantId" | "session" | "language">,
	given: Given,
): Promise<CheckedCustom> {
	const { tx, tenantId, session, language } = context;
	const { entity, before, change, isNew = false } = given;
	const named = Object.keys(change);
	const isOn = session.uiFeatures.includes("CUSTOMFIELDS");
	const fields = isOn ? await lockFields(tx, tenantId, entity, named, { ...given, isNew }) : [];
	const known = new Map(fields.map((field) => [field.key, field]));
	const keys = [...new Set([...named, ...leftOut(fields, given)])];
	demandPersonal(fields, given);
	const people = await choosablePeople(tx, tenantId, peopleIn(fields, given));
	const words = texts[language].faults;
	const details = keys.flatMap((key) => {
		const fault = faultAt(key, known.get(key), given, people);
		return fault === undefined ? [] : [{ field: customName(key), text: words[fault] }];
	});
	if (details.length > 0) refuse(customInvalid, { details });
	const values = merged(before, change);
	return { values, trace: traceOf(fields, before, values) };
}

/** Fields that the form of something new asks for. A flag that nobody set is off; nobody is asked for what one may not see. */
function leftOut(fields: readonly CheckedField[], { change, mayPersonal, isNew = false }: Given) {
	if (!isNew) return [];
	return fields
		.filter((field) => field.isRequired && field.applies)
		.filter(({ type }) => type !== "BOOLEAN")
		.filter(({ isPersonal }) => mayPersonal || !isPersonal)
		.filter(({ key }) => !(key in change))
		.map(({ key }) => key);
}

/** What may not be seen may not be changed either; left as it is, it is no change. */
function demandPersonal(fields: readonly CheckedField[], { before, change, mayPersonal }: Given) {
	const isTouched = fields.some(
		({ key, isPersonal }) => isPersonal && (change[key] ?? null) !== (before[key] ?? null),
	);
	if (!isTouched || mayPersonal) return;
	refuse(commonRefusals.forbidden, { permission: "contracts.manage", level: "WRITE" });
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function peopleIn(fields: readonly CheckedField[], { change }: Given): string[] {
	return fields
		.filter(({ type }) => type === "USER")
		.map(({ key }) => change[key])
		.filter((id) => typeof id === "string")
		.filter((id) => idShape.test(id));
}

function faultAt(
	key: string,
	field: CheckedField | undefined,
	{ before, change }: Given,
	people: ReadonlySet<string>,
): Fault | undefined {
	if (field === undefined) return "unknown";
	const value = storedValue(change[key]);
	// what stands there already stays right, whatever became of it
	if (value !== null && value === before[key]) return undefined;
	if (value === null) return field.isRequired ? "required" : undefined;
	if (!field.applies) return "notHere";
	return faultOf(field, value, people);
}

function merged(before: CustomValues, change: CustomChange): CustomValues {
	const values: Record<string, unknown> = { ...before };
	for (const [key, given] of Object.entries(change)) {
		const value = storedValue(given);
		if (value === null) delete values[key];
		else values[key] = value;
	}
	return values;
}
