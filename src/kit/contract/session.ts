import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing } from "./fields.ts";

/** The session is the kit's own matter on both sides: the shell stands on it before any area is loaded. */

const place = z.object({
	scope: z.enum(["GLOBAL", "SITE", "UNIT"]),
	level: z.enum(["NONE", "LIST", "READ", "WRITE", "FULL"]),
	siteId: z.optional(id),
	unitId: z.optional(id),
});

export const sessionAnswer = z.object({
	userId: id,
	sessionId: id,
	tenant: z.object({ id, no: z.string(), name: z.string() }),
	username: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	role: z.enum(["USER", "TERMINAL", "APP", "APIKEY", "SYSTEM"]),
	provider: z.string(),
	rootUnitId: id,
	primaryUnit: z.object({ id, name: z.string() }),
	primarySite: z.object({ siteId: id, name: z.string(), unitId: id }),
	currentSite: z.object({ siteId: id, name: z.string(), unitId: id, timeZone: z.string() }),
	availableSites: z.array(
		z.object({ siteId: id, unitId: id, name: z.string(), timeZone: z.string() }),
	),
	uiFeatures: z.array(z.string()),
	permissions: z.record(z.string(), z.array(place)),
	trialState: z.enum(["NONE", "TRIAL", "TRIAL_EXPIRED"]),
	licenseState: z.string(),
	currency: z.string(),
	/** Of the person's own site: her days are laid out in it. */
	timeZoneHomebase: z.string(),
	loginSettings: z.object({
		tenantNo: z.string(),
		username: z.string(),
		persistent: z.boolean(),
		provider: z.string(),
	}),
	/** Settings kept for this person: language, theme, layout … by key. */
	settings: z.record(z.string(), z.unknown()),
	serverTime: instant,
	/** How far live messages had been sent before anything was read; see `streamLive`. */
	livePlace: z.string(),
});

export const getSession = endpoint("getSession", {
	route: "GET /api/session",
	summary: "Who is signed in, with rights and settings",
	access: { signedIn: true, web: true, orNobody: true },
	input: nothing,
	answer: sessionAnswer,
});

export const logout = endpoint("logout", {
	route: "DELETE /api/session",
	summary: "End the session of this browser",
	access: { public: "ending an ended session is no error" },
	input: nothing,
	answer: nothing,
});

export type SessionAnswer = z.output<typeof sessionAnswer>;
