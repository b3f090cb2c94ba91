import type { Company, DemoPerson } from "./company.ts";
import { hospitalCustomers } from "./demo-customers.ts";
import { hospitalLeaveRules } from "./demo-leave-rules.ts";
import { hospitalTimeRules } from "./demo-time-rules.ts";
import type { PatternName } from "./rotation.ts";

type Line = readonly [
	firstName: string,
	lastName: string,
	gender: "f" | "m",
	unit: string,
	pattern: PatternName,
	percent: number,
	more?: Partial<DemoPerson>,
];

const leader = { roles: ["Abteilungsleitung"] };

// biome-ignore format: a table, one row a line
const lines: readonly Line[] = [
	["Simone", "Keller", "f", "nursing", "office", 100, leader],
	["Katja", "Neumann", "f", "nursing", "office", 100, { username: "planung", roles: ["Planung"], otherSites: ["south"] }],
	["Petra", "Lindner", "f", "ward1", "wardDays", 100, leader],
	["Emre", "Aydin", "m", "ward1", "ward", 100],
	["Jonas", "Becker", "m", "ward1", "ward", 100],
	["Carla", "Dietrich", "f", "ward1", "ward", 75],
	["Nils", "Ebert", "m", "ward1", "ward", 100],
	["Julia", "Franke", "f", "ward1", "ward", 50],
	["Miriam", "Haas", "f", "ward1", "ward", 100, { leftDaysAgo: 140 }],
	["Marek", "Kowalski", "m", "ward1", "ward", 100],
	["Svenja", "Lorenz", "f", "ward1", "ward", 100, { joinedDaysAgo: 132 }],
	["Sofia", "Krüger", "f", "ward2", "office", 100, { ...leader, username: "leitung", isShown: true, otherSites: ["south"] }],
	["Anna", "Albrecht", "f", "ward2", "ward", 100],
	["Tarek", "Baumann", "m", "ward2", "ward", 100],
	["Fatima", "Celik", "f", "ward2", "ward", 75],
	["Tarek", "Demir", "m", "ward2", "ward", 100],
	["Lukas", "Engel", "m", "ward2", "ward", 100],
	["Sofia", "Großmann", "f", "ward2", "wardDays", 80],
	["Emil", "Hoffmann", "m", "ward2", "ward", 100],
	["Johanna", "Ivanova", "f", "ward2", "ward", 100],
	["Lena", "Möller", "f", "ward2", "ward", 60],
	["Piotr", "Nowak", "m", "ward2", "ward", 100],
	["Paula", "Quandt", "f", "ward2", "ward", 100, { joinedDaysAgo: 233 }],
	["Paul", "Ullrich", "m", "ward2", "ward", 100],
	["Lena", "Vogt", "f", "ward2", "wardDays", 100, { username: "mitarbeiter", isShown: true }],
	["Ines", "Weiß", "f", "ward2", "ward", 75],
	["Yusuf", "Fischer", "m", "pool", "ward", 100],
	["Clara", "Jansen", "f", "pool", "ward", 50],
	["Ben", "Richter", "m", "pool", "ward", 100, { joinedDaysAgo: 61 }],
	["Mia", "Thiele", "f", "pool", "ward", 75],
	["Thomas", "Schäfer", "m", "ward3", "wardDays", 100, leader],
	["Katrin", "Arnold", "f", "ward3", "ward", 100],
	["Felix", "Böhm", "m", "ward3", "ward", 100],
	["Dimitri", "Petrov", "m", "ward3", "ward", 100],
	["Laura", "Seidel", "f", "ward3", "ward", 75],
	["Hannah", "Vogel", "f", "ward3", "ward", 100, { leftDaysAgo: 47 }],
	["Elif", "Wagner", "f", "ward3", "ward", 100],
	["Oskar", "Zimmermann", "m", "ward3", "ward", 100],
	["Claudia", "Brandt", "f", "staff", "office", 100, { username: "personal", roles: ["Personalabteilung"], otherSites: ["south", "east"] }],
	["Jana", "Winter", "f", "staff", "office", 50],
	["Markus", "Schulz", "m", "payroll", "office", 100, { username: "abrechnung", roles: ["Abrechnung"], otherSites: ["south", "east"] }],
	["Heike", "Peters", "f", "payroll", "office", 75],
	["Robert", "Hartmann", "m", "it", "office", 100, { username: "admin", roles: ["Administrator"], otherSites: ["south", "east"] }],
	["Deniz", "Yilmaz", "m", "it", "office", 100, { isOnCall: true }],
	["Werner", "Roth", "m", "technics", "clinic", 100, { isOnCall: true }],
	["Igor", "Simon", "m", "technics", "clinic", 100, { leftDaysAgo: 260 }],
	["Andrea", "Busch", "f", "geriatrics", "wardDays", 100, leader],
	["Leon", "Horn", "m", "geriatrics", "ward", 100],
	["Selin", "Kaya", "f", "geriatrics", "ward", 100],
	["Josef", "Maier", "m", "geriatrics", "ward", 75],
	["Nina", "Sauer", "f", "geriatrics", "ward", 100],
	["Timo", "Walter", "m", "geriatrics", "ward", 100, { joinedDaysAgo: 305 }],
	["Lisa", "Berger", "f", "therapy", "office", 100, leader],
	["Tobias", "Graf", "m", "therapy", "clinic", 80],
	["Vera", "Kuhn", "f", "therapy", "clinic", 50],
	["Antje", "Schubert", "f", "outpatients", "office", 100, leader],
	["Ronny", "Fuchs", "m", "outpatients", "clinic", 100],
	["Sandra", "Hübner", "f", "outpatients", "clinic", 100],
	["Mandy", "Krause", "f", "outpatients", "clinic", 60],
	["Paul", "Stein", "m", "outpatients", "clinic", 100],
];

/** The demo's company: a hospital with three houses in three federal states. */
export const hospital: Company = {
	tenantNo: "10001",
	name: "Klinikum Musterstadt",
	mailDomain: "klinikum-musterstadt.example",
	sites: [
		{
			key: "north",
			name: "Haus Nord · Musterstadt",
			region: "BY",
			units: [
				{
					key: "nursing",
					name: "Pflege",
					children: [
						{ key: "ward1", name: "Station 1" },
						{ key: "ward2", name: "Station 2" },
						{ key: "ward3", name: "Station 3" },
						{ key: "pool", name: "Springerpool" },
					],
				},
				{
					key: "administration",
					name: "Verwaltung",
					children: [
						{ key: "staff", name: "Personal" },
						{ key: "payroll", name: "Abrechnung" },
						{ key: "it", name: "IT" },
					],
				},
				{ key: "technics", name: "Technik" },
			],
		},
		{
			key: "south",
			name: "Haus Süd · Beispielheim",
			region: "HE",
			units: [
				{ key: "geriatrics", name: "Geriatrie" },
				{ key: "therapy", name: "Therapie" },
			],
		},
		{
			key: "east",
			name: "Tagesklinik Ost · Neudorf",
			region: "SN",
			units: [{ key: "outpatients", name: "Ambulanz" }],
		},
	],
	people: lines.map(([firstName, lastName, gender, unit, pattern, percent, more]) => ({
		firstName,
		lastName,
		gender: gender === "f" ? "FEMALE" : "MALE",
		unit,
		pattern,
		percent,
		...more,
	})),
	// biome-ignore format: a table, one row a line
	projects: [
		{ name: "Umbau Station 3", code: "P-101", state: "STARTED", nodes: ["Koordination", "Begehung", "Abnahme"], members: ["technics", "ward3", "leitung", "mitarbeiter"] },
		{ name: "Einführung ePA", code: "P-102", state: "STARTED", nodes: ["Schulung", "Konfiguration", "Begleitung"], members: ["it", "ward2", "payroll", "therapy"] },
		{ name: "Qualitätszirkel", code: "P-103", state: "STARTED", nodes: [], members: ["leitung", "mitarbeiter", "petra.lindner", "thomas.schaefer", "andrea.busch", "antje.schubert"] },
		{ name: "Hygieneaudit", code: "P-104", state: "STARTED", nodes: ["Vorbereitung", "Rundgang", "Bericht"], members: ["leitung", "simone.keller", "andrea.busch", "ward1"] },
		{ name: "Dienstplan-Umstellung", code: "P-105", state: "STARTED", nodes: ["Konzept", "Pilotstation"], members: ["nursing", "staff", "leitung", "it"] },
		{ name: "Praxisanleitung Auszubildende", code: "P-106", state: "STARTED", nodes: ["Anleitung", "Beurteilung"], members: ["leitung", "anna.albrecht", "piotr.nowak", "katrin.arnold", "selin.kaya"] },
		{ name: "Neubau Tagesklinik Ost", code: "P-107", state: "STARTED", nodes: ["Planung", "Bauabschnitt 1", "Bauabschnitt 2"], members: ["outpatients", "technics", "leitung"] },
		{ name: "Entlassmanagement", code: "P-099", state: "FINISHED", nodes: ["Konzept", "Schulung"], members: ["leitung", "geriatrics"] },
	],
	customers: hospitalCustomers,
	timeRules: hospitalTimeRules,
	leaveRules: hospitalLeaveRules,
	places: [
		{
			name: "Haus Nord, Haupteingang",
			latitude: 48.763941,
			longitude: 11.425176,
			radius: 150,
			site: "north",
		},
		{
			name: "Haus Süd, Pforte",
			latitude: 50.333072,
			longitude: 8.755028,
			radius: 120,
			site: "south",
		},
		{
			name: "Tagesklinik Ost",
			latitude: 51.120442,
			longitude: 13.109853,
			radius: 80,
			site: "east",
		},
		{ name: "Parkhaus und Ladestation", latitude: 48.764812, longitude: 11.423407, radius: 60 },
	],
};
