import type { SessionAnswer } from "#kit/contract/session.ts";

const siteUnit = "01a1fd2c-47a0-70d1-9a38-000000000001";
const site = "01a1fd2c-47a0-70d1-9a38-000000000002";

// held against the server by session/sign-in/server/sample-session.test.ts
const home = { siteId: site, unitId: siteUnit, name: "Haus Nord" };
const place = { ...home, timeZone: "Europe/Berlin" };

const sofia: SessionAnswer = {
	userId: "01a1fd2c-47a0-70d1-9a38-000000000003",
	sessionId: "01a1fd2c-47a0-70d1-9a38-000000000005",
	tenant: { id: "01a1fd2c-47a0-70d1-9a38-000000000004", no: "10001", name: "Klinikum Musterstadt" },
	username: "sofia.krueger",
	firstName: "Sofia",
	lastName: "Krüger",
	role: "USER",
	provider: "MANUAL",
	rootUnitId: "01a1fd2c-47a0-70d1-9a38-000000000006",
	primaryUnit: { id: "01a1fd2c-47a0-70d1-9a38-000000000007", name: "Station 2" },
	primarySite: home,
	currentSite: place,
	availableSites: [place],
	uiFeatures: ["USERS", "UNITS", "TIMETRACKINGS", "PROJECTS", "SETTINGS"],
	permissions: { "access.defaults": [{ scope: "GLOBAL", level: "FULL" }] },
	trialState: "NONE",
	licenseState: "ACTIVE",
	currency: "EUR",
	timeZoneHomebase: "Europe/Berlin",
	loginSettings: {
		tenantNo: "10001",
		username: "sofia.krueger",
		persistent: false,
		provider: "MANUAL",
	},
	settings: {},
	serverTime: "2026-11-21T08:15:00.000Z",
	livePlace: "boot-0",
};

/** A signed-in person for web tests: an administrator with all features, unless said otherwise. */
export function sampleSession(change: Partial<SessionAnswer> = {}): SessionAnswer {
	return { ...sofia, ...change };
}
