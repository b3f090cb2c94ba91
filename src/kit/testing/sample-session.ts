import type { SessionAnswer } from "#kit/contract/session.ts";

const unit = "01a1fd2c-47a0-70d1-9a38-000000000001";
const site = "01a1fd2c-47a0-70d1-9a38-000000000002";

const home = { siteId: site, unitId: unit, name: "Haus Nord" };
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
	rootUnitId: unit,
	primaryUnit: { id: unit, name: "Station 2" },
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
	serverTime: "2026-11-21T08:15:00Z",
	livePlace: "boot-0",
};

/** A signed-in person for web tests: an administrator with all features, unless said otherwise. */
export function sampleSession(change: Partial<SessionAnswer> = {}): SessionAnswer {
	return { ...sofia, ...change };
}
