import type { NewCustomer } from "#kit/testing/customer-builder.ts";
import type { NewGeolocation } from "#kit/testing/geolocation-builder.ts";
import type { DemoLeaveRule } from "./demo-leave-rules.ts";
import type { DemoTimeRule } from "./demo-time-rules.ts";
import type { PatternName } from "./rotation.ts";

export interface DemoSite {
	readonly key: string;
	readonly name: string;
	readonly region: "BY" | "HE" | "SN";
	readonly units: readonly DemoUnit[];
}

export interface DemoUnit {
	readonly key: string;
	readonly name: string;
	readonly children?: readonly DemoUnit[];
}

export interface DemoPerson {
	readonly firstName: string;
	readonly lastName: string;
	readonly gender: "MALE" | "FEMALE";
	/** Key of a unit. */
	readonly unit: string;
	readonly pattern: PatternName;
	/** Share of full time. */
	readonly percent: number;
	/** In place of first.last. */
	readonly username?: string;
	/** Beside Mitarbeiter. */
	readonly roles?: readonly string[];
	/** Keys of further sites this person may switch to. */
	readonly otherSites?: readonly string[];
	/** Days between the first day of work and today, where it lies in the window. */
	readonly joinedDaysAgo?: number;
	/** Days between the last day of work and today. */
	readonly leftDaysAgo?: number;
	/** Stands by on weekends, in turn with the others. */
	readonly isOnCall?: boolean;
	/** Always at work today, and with one entry of each state in the last days: who shows the product looks here. */
	readonly isShown?: boolean;
}

export interface DemoProject {
	readonly name: string;
	readonly code: string;
	readonly state: "STARTED" | "FINISHED";
	readonly nodes: readonly string[];
	/** Keys of units whose people take part, or sign-in names. */
	readonly members: readonly string[];
}

export interface DemoCustomer extends NewCustomer {
	/** Codes of what is done for them. */
	readonly projects?: readonly string[];
}

/** A place to book at, for a site or a unit by its key, else for everybody. */
export interface DemoPlace extends Omit<NewGeolocation, "siteId" | "unitId"> {
	readonly site?: string;
	readonly unit?: string;
}

/** An invented company. */
export interface Company {
	readonly tenantNo: string;
	readonly name: string;
	readonly mailDomain: string;
	readonly sites: readonly DemoSite[];
	readonly people: readonly DemoPerson[];
	readonly projects: readonly DemoProject[];
	readonly customers: readonly DemoCustomer[];
	readonly places: readonly DemoPlace[];
	readonly timeRules: readonly DemoTimeRule[];
	readonly leaveRules: readonly DemoLeaveRule[];
}
