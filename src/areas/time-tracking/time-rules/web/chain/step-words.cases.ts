import type { ToldLink } from "./chain-day.ts";
import type { StepKey } from "./step-words.ts";

type Case = readonly [key: StepKey, step: Partial<ToldLink>, sentence: string];

const grid = { mode: "UP", gridMinutes: 5 };
/** 07:38, 07:40 and 17:53 in Berlin on 1 January 1970. */
const [early, rounded, late] = [398, 400, 1013];
const changing = { name: "Umkleidezeit" };

/** Every kind of step, its figures, and what is said of it on a day with 7:42 of target and 9:32 worked. */
// biome-ignore format: a table, one case a line
export const stepCases: readonly Case[] = [
	["BOOKED BOOKED", { parameters: { shifts: 0, begin: null, end: null } }, "An diesem Tag ist nichts gebucht."],
	["BOOKED BOOKED", { parameters: { shifts: 1, begin: early, end: late } }, "Kommen 07:38, Gehen 17:53."],
	["BOOKED BOOKED", { parameters: { shifts: 2, begin: early, end: late } }, "2 Dienste zwischen 07:38 und 17:53. Die Zeit dazwischen ist frei."],
	["NORMALIZE2WORKTIME FRAME", { parameters: { begin: early, end: late } }, "Zeit außerhalb des Rahmens zählt nicht. Gewertet wird 07:38 bis 17:53."],
	["NORMALIZE2WORKTIME WORKING_TIME", { parameters: { begin: early, end: late } }, "Zeit außerhalb der Arbeitszeit zählt nicht. Gewertet wird 07:38 bis 17:53."],
	["ROUNDING BEGIN", { before: early, after: rounded, parameters: grid }, "Kommen wird auf volle 5 Minuten aufgerundet: 07:38 → 07:40."],
	["ROUNDING END", { before: rounded, after: early, parameters: { mode: "DOWN", gridMinutes: 1 } }, "Gehen wird auf volle Minuten abgerundet: 07:40 → 07:38."],
	["ROUNDING PAUSE", { parameters: { ...grid, booked: 18, rounded: 20 } }, "Die gebuchten Pausen werden auf volle 5 Minuten aufgerundet: 0:18 → 0:20."],
	["ROUNDING DURATION", { before: 423, after: 425, parameters: { mode: "MERCANTILE", gridMinutes: 5 } }, "Die Arbeitszeit wird auf volle 5 Minuten kaufmännisch gerundet: 7:03 → 7:05."],
	["PAUSES PAUSES", { change: -18, parameters: { gapMinutes: 0 } }, "Gebuchte Pausen zählen nicht als Arbeit: 12:04 – 12:22."],
	["PAUSES PAUSES", { change: -18, parameters: { gapMinutes: 18 } }, "Lücken zwischen den Einträgen zählen als Pause: 0:18."],
	["PAUSES PAUSES", { change: -33, parameters: { gapMinutes: 15 } }, "Gebuchte Pausen zählen nicht als Arbeit, Lücken zwischen den Einträgen auch nicht: 0:15 davon."],
	["FIXED_BREAK FIXED_BREAK", { parameters: { begin: 660, end: 690 } }, "Der Arbeitszeitplan sieht von 12:00 bis 12:30 eine Pause vor."],
	["AUTOPAUSE COMPLETE_DURATION", { minutes: -27, parameters: { afterMinutes: 540, countedMinutes: 18 } }, "Ab mehr als 9:00 Arbeit sind 0:45 Pause vorgesehen. Angerechnet werden 0:18, also fehlen 0:27."],
	["AUTOPAUSE COMPLETE_DURATION", { minutes: -30, parameters: { afterMinutes: 360, countedMinutes: 0 } }, "Ab mehr als 6:00 Arbeit sind 0:30 Pause vorgesehen. Angerechnet wird keine, also fehlen 0:30."],
	["AUTOPAUSE ABOVE_THRESHOLD", { minutes: -10, parameters: { afterMinutes: 360, countedMinutes: 0 } }, "Über 6:00 Arbeit fehlt Pause. Abgezogen werden höchstens die Minuten darüber: 0:10."],
	["HOLIDAY_CREDIT HOLIDAY_CREDIT", { change: 231 }, "Der Feiertag schreibt 3:51 von 7:42 Soll gut."],
	["ABSENCE_CREDIT ABSENCE_CREDIT", { change: 462 }, "Die Abwesenheit schreibt 7:42 von 7:42 Soll gut."],
	["EXTRATIME FIXED", { change: 12 }, "Zeitzuschlag: pauschal 12 Minuten."],
	["EXTRATIME FIXED", { change: 6, timeRule: changing }, "Umkleidezeit: pauschal 6 Minuten."],
	["EXTRATIME PERCENT", { change: 12 }, "Anteil der Arbeit, die die Bedingungen der Regel erfüllt: 0:12."],
	["TARGET TARGET", { change: -462 }, "Ist 9:32 abzüglich Soll 7:42."],
	["TARGET TARGET", { change: 0 }, "Ist 9:32. An diesem Tag ist kein Soll."],
	["BALANCE_MODE BUILDUP_ONLY", { change: 60 }, "Nur Plusstunden zählen: Das Minus des Tages entfällt."],
];
