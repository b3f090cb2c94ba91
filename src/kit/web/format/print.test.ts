import { expect, test } from "vitest";
import { probeByIntl, probeByTemporal } from "#domain/time/zone.ts";
import { intlTag, type Language, languages } from "#kit/contract/language.ts";
import { type DayStyle, printDay, printMinute, wallTimeOf } from "./print-day.ts";
import { printNumber } from "./print-number.ts";

const styles = {
	date: { day: "2-digit", month: "2-digit", year: "numeric" },
	longDay: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
	month: { month: "long", year: "numeric" },
} as const;

const zones = ["Europe/Berlin", "UTC", "America/St_Johns", "Asia/Kathmandu"];

/** What Intl prints, by style. */
function intlOf(language: Language, timeZone: string) {
	const printer = (options: Intl.DateTimeFormatOptions) => {
		const format = new Intl.DateTimeFormat(intlTag(language), { ...options, timeZone });
		return (instant: number) => format.format(instant);
	};
	const weekday = printer({ weekday: "short" });
	const month = language === "de-DE" ? "2-digit" : "short";
	const short = printer({ day: "2-digit", month });
	const longDay = printer(styles.longDay);
	return {
		date: printer(styles.date),
		month: printer(styles.month),
		// browsers differ in the comma after an English weekday
		longDay: (instant: number) => longDay(instant).replace(/^(\w+day) /, "$1, "),
		day: (instant: number) => `${weekday(instant).replace(/\.$/, "")} ${short(instant)}`,
		time: printer({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
	};
}

test.each(languages.flatMap((language) => zones.map((zone) => ({ language, zone }))))(
	"days and times are printed as Intl does in $language, $zone",
	({ language, zone }) => {
		const { time, ...days } = intlOf(language, zone);
		// 1,100 days at another time of the day each
		for (let step = 0; step < 1100; step++) {
			const instant = Date.UTC(2024, 0, 1) + step * (86_400_000 + 2_417_000);
			const wall = wallTimeOf(instant, zone);
			expect(printMinute(wall.minute)).toBe(time(instant));
			for (const [style, print] of Object.entries(days))
				expect(printDay(language, wall.day, style as DayStyle)).toBe(print(instant));
		}
	},
);

test.each(languages)("numbers are printed as Intl does in %s", (language) => {
	const places = [
		[0, 0],
		[2, 2],
		[0, 2],
		[0, 3],
		[1, 4],
	] as const;
	let seed = 20_261_121;
	for (const [least, most] of places) {
		const intl = new Intl.NumberFormat(intlTag(language), {
			minimumFractionDigits: least,
			maximumFractionDigits: most,
		});
		const known = [0, 0.005, 1.005, 2.5, 0.995, 999.995, 1e-9, 999_999_999_999];
		for (const value of known)
			expect(printNumber(language, value, least, most)).toBe(intl.format(value));
		for (let count = 0; count < 3000; count++) {
			seed = (seed * 48_271) % 2_147_483_647;
			const value = seed / 10 ** (count % 9);
			expect(printNumber(language, value, least, most)).toBe(intl.format(value));
		}
	}
});

test("Temporal and Intl know the same offsets", () => {
	const zones = [
		"Europe/Berlin",
		"America/St_Johns",
		"Australia/Lord_Howe",
		"Africa/Casablanca",
		"America/Recife",
		"Africa/Monrovia",
	];
	for (const zone of zones) {
		const [temporal, intl] = [probeByTemporal(zone), probeByIntl(zone)];
		for (let minute = 0; minute < 36_000_000; minute += 40_003)
			expect([zone, minute, temporal(minute)]).toEqual([zone, minute, intl(minute)]);
	}
});

test("what is no moment is refused", () => {
	expect(() => wallTimeOf(Number.NaN, "UTC")).toThrow(RangeError);
});
