import type { Random } from "#database/demo/seeded-random.ts";
import type { Operation } from "../structure/operation.ts";

const texts: readonly string[] = [
	"",
	" ",
	"\0",
	"a\0b",
	"\ud800",
	"a\nb",
	"\u202e\u0000",
	"0001-01-01",
	"0000-00-00",
	"9999-12-31",
	"2026-02-30",
	"-infinity",
	"infinity",
	"now",
	"24:00",
	"99999-99",
	"custom.",
	"custom.\0",
	"custom.'; drop table app_user; --",
	"%",
	"_%\\",
	"' or 1=1 --",
	"<script>alert(1)</script>",
	"../../etc/passwd",
	"=cmd|' /C calc'!A0",
	"00000000-0000-0000-0000-000000000000",
	"ffffffff-ffff-ffff-ffff-ffffffffffff",
	"2147483648",
	"1e400",
	"NaN",
	"x".repeat(10_000),
	"ä".repeat(3_000),
	"[".repeat(500),
];

const values: readonly unknown[] = [
	...texts,
	null,
	true,
	false,
	0,
	-1,
	0.1,
	2 ** 31,
	-(2 ** 31) - 1,
	2 ** 53,
	1e308,
	[],
	[null],
	[[[]]],
	{},
	{ a: { b: 1 } },
	Array.from({ length: 2000 }, (_, nth) => nth),
];

/** What servers have failed at before. */
const telling: readonly unknown[] = [
	"\0",
	"\ud800",
	"custom.\0",
	"0001-01-01",
	"9999-12-31",
	2 ** 31,
];

/** The same with one value of it exchanged, somewhere. */
export function spoiled(value: unknown, random: Random): unknown {
	const isList = Array.isArray(value);
	const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
	if (inner.length === 0 || random.chance(0.1))
		return random.pick(random.chance(0.6) ? telling : values);
	const [name, one] = random.pick(inner);
	const changed = [name, spoiled(one, random)] as const;
	if (isList) return inner.map(([at, old]) => (at === name ? changed[1] : old));
	return Object.fromEntries(inner.map(([at, old]) => (at === name ? changed : [at, old])));
}

export const hostileHeaders: readonly Readonly<Record<string, string>>[] = [
	{ "correction-reason": "%00" },
	{ "correction-reason": "%ED%A0%80" },
	{ "x-site-id": "nowhere" },
	{ "x-timezone": "Europe/../../etc" },
	{ "x-language": "xx" },
	{ "last-event-id": "-1" },
];

/** No address can be made of half a character. */
export function sendable({ fields }: Operation, input: unknown): Record<string, unknown> {
	if (typeof input !== "object" || input === null) return {};
	const given = input as Readonly<Record<string, unknown>>;
	return Object.fromEntries(
		fields.map(({ name, place }) => {
			const value = given[name];
			return [name, place === "path" ? String(value ?? "x").toWellFormed() || "x" : value];
		}),
	);
}
