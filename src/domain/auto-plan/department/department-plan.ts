import type { DayRange } from "../../time/month.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import type { RosterFacts, RosterShift } from "../../violations/shifts/roster-facts.ts";
import type { RosterRules } from "../../violations/shifts/roster-rules.ts";

/** What a plan is to take care of beside the rules, and how much. */
export const planAims = [
	"wishes",
	"refusals",
	"nights",
	"weekends",
	"holidays",
	"hours",
	"continuity",
	"workspaces",
	"cost",
] as const;
export type PlanAim = (typeof planAims)[number];

export const planLevels = ["NONE", "LITTLE", "NORMAL", "MUCH"] as const;
export type PlanLevel = (typeof planLevels)[number];

export type PlanWeights = Readonly<Record<PlanAim, PlanLevel>>;

/** As long as a department says nothing else. */
export const usualWeights: PlanWeights = {
	...{ wishes: "NORMAL", refusals: "NORMAL", nights: "NORMAL", weekends: "NORMAL" },
	...{ holidays: "NORMAL", hours: "NORMAL", continuity: "LITTLE", workspaces: "LITTLE" },
	cost: "NONE",
};

/** What may be moved of the plan that is there: nothing, or what nobody was told of yet. */
export const planMoves = ["KEEP", "UNPUBLISHED"] as const;
export type PlanMoves = (typeof planMoves)[number];

/** Beside the rules the machine keeps limits of its own: hours of the range, and days in a row. */
export const takerLimits = ["HOURS_FULL", "RUN_FULL"] as const;
export type TakerLimit = (typeof takerLimits)[number];

/** Shifts of a range that are to be given to people, and all that says to whom. */
export interface DepartmentPlan {
	readonly range: DayRange;
	/** Of the department: nights and holidays are told by its clock. */
	readonly zone: Zone;
	readonly holidays: ReadonlySet<LocalDay>;
	readonly people: readonly PlanPerson[];
	readonly needs: readonly PlanNeed[];
	readonly weights: PlanWeights;
}

/** A shift that somebody is to have. */
export interface PlanNeed {
	readonly shift: RosterShift;
	/** Who has it and may lose it; null: nobody. */
	readonly heldBy: string | null;
}

export interface PlanPerson {
	readonly id: string;
	readonly facts: RosterFacts;
	/** What holds where each of the needs is; as usual where nothing is said. */
	readonly rules: ReadonlyMap<string, RosterRules>;
	/** Shifts that stay hers, those around the range too, in order of time. */
	readonly shifts: readonly RosterShift[];
	/** Minutes she is to work in the range; null: nobody said. */
	readonly targetMinutes: number | null;
	/** Of the 24 weeks that end with the range what lies before it. */
	readonly pastMinutes: number;
	readonly history: FairCounts;
	readonly wishes: readonly PersonWish[];
	/** Where she usually works. */
	readonly workspaceIds: ReadonlySet<string>;
	/** What an hour of hers costs; null: unknown, or not to be looked at. */
	readonly hourCents: number | null;
}

/** What is to be shared out fairly, of the year before the range. */
export interface FairCounts {
	readonly nights: number;
	/** Shifts on a Saturday or Sunday. */
	readonly weekends: number;
	readonly holidays: number;
	/** Wishes that came true, and that did not. */
	readonly granted: number;
	readonly refused: number;
}

export interface PersonWish {
	/** Whole minutes since 1970. */
	readonly begin: number;
	readonly end: number;
	/** To work then, or to be free. */
	readonly available: boolean;
	/** 1 to 3. */
	readonly weight: number;
}

/** Of whom a shift is to be. */
export interface Assignment {
	readonly need: PlanNeed;
	readonly userId: string;
}
