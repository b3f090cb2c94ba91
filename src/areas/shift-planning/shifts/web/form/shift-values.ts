import { settledPauses } from "#domain/shifts/typed-pauses.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { Times } from "#kit/ui/field/time-range-field.tsx";
import type { contract, ShiftAnswer } from "../../contract.ts";

/** What is typed of a shift. */
export interface TypedShift {
	readonly day: string | null;
	readonly time: Times | null;
	readonly pause1: Times | null;
	readonly pause2: Times | null;
	readonly workspaceId: string | null;
	readonly activityId: string | null;
	readonly userIds: readonly string[];
	readonly customerId: string | null;
	/** Of a shift that several have together: times and place change for all of them. */
	readonly forGroup: boolean;
}

type Values = NonNullable<GivenOf<typeof contract.changeShifts>["changes"][number]["values"]>;

/** What is sent of it, but for whose it is; undefined while something is missing. */
export function sentValues(typed: TypedShift): Values | undefined {
	const { day, time, workspaceId, activityId } = typed;
	if (day === null || time === null || workspaceId === null || activityId === null)
		return undefined;
	return {
		...{ day, workspaceId, activityId, customerId: typed.customerId },
		beginMinute: time.begin,
		endMinute: time.end,
		pauses: pausesOf(typed, time).filter((pause) => pause !== null),
	};
}

/** Typed by the clock: before the shift's beginning means after midnight. */
function pausesOf({ pause1, pause2 }: TypedShift, { begin: first }: Times) {
	return [pause1, pause2].map(
		(pause) =>
			pause && {
				minute: pause.begin < first ? pause.begin + 1440 : pause.begin,
				minutes: pause.end - pause.begin,
			},
	);
}

/** Both pauses where the shift's times have changed: as they are while they lie within it, else laid anew. */
export function settledTimes(typed: TypedShift): readonly [Times | null, Times | null] {
	const { time, pause1, pause2 } = typed;
	const held = [pause1, pause2] as const;
	if (time === null) return held;
	const given = pausesOf(typed, time).filter((pause) => pause !== null);
	const settled = settledPauses({ beginMinute: time.begin, endMinute: time.end }, given);
	if (settled === given) return held;
	const [first = null, second = null] = settled.map(({ minute, minutes }) => ({
		begin: minute,
		end: minute + minutes,
	}));
	return pause1 === null ? [null, first] : [first, second];
}

export function typedOf(shift: ShiftAnswer): TypedShift {
	const [pause1, pause2] = shift.pauses.map(({ minute, minutes }) => ({
		begin: minute % 1440,
		end: (minute % 1440) + minutes,
	}));
	return {
		day: shift.day,
		time: { begin: shift.beginMinute, end: shift.endMinute },
		pause1: pause1 ?? null,
		pause2: pause2 ?? null,
		workspaceId: shift.workspace?.id ?? null,
		activityId: shift.activity.id,
		userIds: shift.user === null ? [] : [shift.user.id],
		customerId: shift.customer?.id ?? null,
		forGroup: shift.group.length > 0,
	};
}
