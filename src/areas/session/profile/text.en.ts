import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	profile: {
		title: "My profile",
		person: "Person",
		username: "User name",
		unit: "Department",
		site: "Site",
		timeZone: "Time zone",
		timeZoneHelp: "For points in time. Days and hours follow the zone of your site.",
		password: "Password",
		changePassword: "Change password",
		passwordText: "Your other sessions then end; this one stays open.",
		byProvider: (provider: string) =>
			`You sign in through ${provider}; your password is managed there.`,
	},
	sessions: {
		title: "Sessions",
		text: "This is where you are signed in. End what you do not recognise.",
		current: "this session",
		unknownClient: "Unknown device",
		on: (browser: string, system: string) => `${browser} on ${system}`,
		seen: (ago: string) => `last active ${ago}`,
		until: (instant: string) => `valid until ${instant}`,
		end: "End",
		endOf: (client: string) => `End session ${client}`,
		ended: "The session has been ended.",
		failed: "End session",
		notLoaded: "Your sessions could not be loaded.",
	},
	about: {
		title: "About the app",
		version: "Version",
		server: "Server",
		license: "Licence",
		licenseText:
			"Stundwerk is free software under the Apache License, version 2.0. It comes without any warranty.",
		parts: "Software in use",
		part: "Package",
		partLicense: "Licence",
	},
} as const satisfies Words<typeof german>;
