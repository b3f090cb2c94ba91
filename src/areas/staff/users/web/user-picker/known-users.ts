import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { times } from "#kit/contract/limits.ts";
import type { ChoiceGiven } from "#kit/ui/picker/choice-panel.tsx";
import { fetchAnswer } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";

/** `common.user-picker`: answers with the ids of the people who were chosen; several unless `multi` is false. */
export interface UserPickerGiven extends ChoiceGiven {
	/** Archived people are offered too. */
	readonly withDisabled?: boolean;
	/** People who are not offered, e.g. the one who gets a deputy. */
	readonly hiddenIds?: readonly string[];
}

/** A person as pickers and lists need her. */
export interface KnownUser {
	readonly id: string;
	readonly firstName: string;
	readonly lastName: string;
	/** Her own unit. */
	readonly unitId: string;
	/** Her own unit and those she also works in. */
	readonly unitIds: readonly string[];
	readonly isEnabled: boolean;
	/** Away today: the last day, `2026-11-24`. */
	readonly absentUntil: string | undefined;
}

/** Everybody of the current site whom one may see, by name, at most 15 seconds old. */
export async function fetchUsers(): Promise<readonly KnownUser[]> {
	return knownUsers(await fetchAnswer(contract.listUserOptions, {}, times.organisationCache));
}

type Options = AnswerOf<typeof contract.listUserOptions>;

const made = new WeakMap<Options, readonly KnownUser[]>();

/** Columns as people; the same people for the same answer. */
export function knownUsers(options: Options): readonly KnownUser[] {
	const users = made.get(options) ?? makeUsers(options);
	made.set(options, users);
	return users;
}

function makeUsers(options: Options): KnownUser[] {
	const { units } = options;
	const disabled = new Set(options.disabled);
	const away = new Map(options.absent.people.map((at, nth) => [at, options.absent.until[nth]]));
	const further = Map.groupBy(options.secondary, ([person]) => person);
	return options.ids.map((id, at) => {
		const unitId = units[options.unitOf[at] ?? -1] ?? "";
		const others = (further.get(at) ?? []).map(([, unit]) => units[unit ?? -1] ?? "");
		return {
			id,
			firstName: options.firstNames[at] ?? "",
			lastName: options.lastNames[at] ?? "",
			unitId,
			unitIds: [unitId, ...others],
			isEnabled: !disabled.has(at),
			absentUntil: away.get(at),
		};
	});
}
