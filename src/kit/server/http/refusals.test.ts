import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, typedText } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { refuse } from "../refusals/refuse.ts";
import { serve } from "./serve.ts";

const tooLate = refusal("InvalidAction", "TOO_LATE");

const contract = {
	greet: endpoint("greet", {
		route: "POST /api/test/greetings/{place}",
		summary: "A greeting",
		access: { public: "only a test" },
		input: z.strictObject({
			place: id,
			name: typedText({ min: 1, max: 10 }),
			mood: z.optional(z.enum(["GOOD", "BAD", "LATE", "ODD", "TWICE"])),
			more: z.optional(z.record(z.string(), z.unknown())),
		}),
		answer: z.object({ text: z.string() }),
		refusals: [tooLate],
	}),
} as const;

const askDatabase = (text: string) => server().services.database.gate({ text, values: [] });
const sameKeyTwice = `do $$ begin raise unique_violation using constraint = 'some_key'; end $$`;

const routes = serve(contract, {
	async greet(_context, { name, mood }) {
		if (mood === "BAD") throw new Error("password=hunter2");
		if (mood === "ODD") await askDatabase("select 'x'::int");
		if (mood === "TWICE") await askDatabase(sameKeyTwice);
		if (mood === "LATE") refuse(tooLate, { parameters: [5] });
		// the answer's schema lets only `text` out
		return { text: `Guten Tag, ${name}`, secret: "kept" };
	},
});

const server = useTestServer(
	{},
	{
		features: [
			{
				routes,
				errors: {
					"de-DE": { TOO_LATE: (n: number) => `${n} Minuten zu spät.` },
					"en-EN": { TOO_LATE: (n: number) => `${n} minutes late.` },
				},
			},
		],
	},
);

const place = "0190f4c2-1111-7000-8000-000000000001";
const path = `/api/test/greetings/${place}`;
const post = (body: unknown, init: RequestInit = {}) =>
	server()
		.browser()
		.fetch(path, { method: "POST", body: JSON.stringify(body), ...init });

test("path and body arrive as one input, and only what the contract names leaves", async () => {
	const response = await post({ name: "  Lena " });
	expect(await response.json()).toEqual({ text: "Guten Tag, Lena" });
});

test("malformed input is answered with field and text, in the language of the request", async () => {
	const response = await post({ name: "", surprise: 1 });
	expect(response.status).toBe(400);
	const german = await response.json();
	expect(german).toMatchObject({ error: "StatusCode", code: "MALFORMED" });
	expect(german.details).toContainEqual({
		field: "name",
		text: expect.stringContaining("Zu klein"),
	});
	const english = await (await post({ name: "" }, { headers: { "x-language": "en-EN" } })).json();
	expect(english.message).toBe("The details are incomplete or invalid.");
	expect(english.details[0].text).toContain("Too small");
});

test("text that is no JSON, a list instead of an object and a wrong path are malformed, not failures", async () => {
	for (const body of ["{", "[1,2]", '"text"', "null"]) {
		const response = await server().browser().fetch(path, { method: "POST", body });
		expect([body, response.status]).toEqual([body, 400]);
	}
	const wrong = await server()
		.browser()
		.fetch("/api/test/greetings/not-an-id", { method: "POST", body: '{"name":"a"}' });
	expect(wrong.status).toBe(400);
});

test.each([
	["NUL in a value", { more: { note: "a\0b" } }, "more.note"],
	["half a character", { more: { notes: ["fine", "\ud800"] } }, "more.notes.1"],
	["NUL in a name", { more: { "a\0": 1 } }, "more"],
])(
	"what the database cannot hold is refused wherever it stands: %s",
	async (_what, more, field) => {
		const response = await post({ name: "Lena", ...more });
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({
			code: "MALFORMED",
			details: [{ field, text: "Enthält Zeichen, die nicht gespeichert werden können" }],
		});
	},
);

test("so are names of what is asked for, and paths", async () => {
	for (const at of [`${path}?a%00=1`, `${path}?mood=%00`, `${path.slice(0, -1)}%00`]) {
		const response = await server().browser().fetch(at, { method: "POST", body: '{"name":"a"}' });
		expect([at, response.status]).toEqual([at, 400]);
	}
});

test("what is nested deeper than any input is refused", async () => {
	const deep = `{"name":"Lena","more":{"a":${"[".repeat(30_000)}${"]".repeat(30_000)}}}`;
	const response = await server().browser().fetch(path, { method: "POST", body: deep });
	expect(response.status).toBe(400);
	expect((await response.json()).details[0]).toEqual({
		field: "more",
		text: "Zu tief verschachtelt",
	});
});

test("a text of one line has no line breaks", async () => {
	for (const name of ["a\nb", "a\r\nb", "a\u2028b"])
		expect([name, (await post({ name })).status]).toEqual([name, 400]);
});

test("a body beyond the limit is refused before it is read", async () => {
	const response = await post({ name: "x".repeat(70_000) });
	expect(response.status).toBe(413);
	expect(await response.json()).toMatchObject({ code: "TOO_LARGE" });
});

test("a refusal carries its parameters into the sentence", async () => {
	const response = await post({ name: "Lena", mood: "LATE" });
	expect(response.status).toBe(409);
	expect(await response.json()).toMatchObject({
		error: "InvalidAction",
		code: "TOO_LATE",
		message: "5 Minuten zu spät.",
	});
});

test("what nobody expected is a 500 with a trace id and without its reason", async () => {
	const response = await post({ name: "Lena", mood: "BAD" });
	expect(response.status).toBe(500);
	const body = await response.json();
	expect(body).toMatchObject({ error: "UnknownError", message: "Interner Server Fehler" });
	expect(body.traceId).toBe(response.headers.get("x-trace-id"));
	expect(JSON.stringify(body)).not.toContain("hunter2");
});

test.each([
	["another site's form", { "sec-fetch-site": "cross-site" }],
	["a sibling domain", { "sec-fetch-site": "same-site" }],
	[
		"a foreign origin without fetch metadata",
		{ "sec-fetch-site": "", origin: "https://evil.example" },
	],
	["a script's plain text", { "content-type": "text/plain" }],
	["a form", { "content-type": "application/x-www-form-urlencoded" }],
	["no client version", { "x-client-version": "" }],
])("an unsafe request from %s is refused", async (_name, headers) => {
	const browser = server().browser();
	const sent = Object.fromEntries(
		Object.entries({
			"content-type": "application/json",
			"sec-fetch-site": "same-origin",
			"x-client-version": "test",
			...headers,
		}).filter(([, value]) => value !== ""),
	);
	const response = await fetch(new URL(path, browser.address), {
		method: "POST",
		headers: sent,
		body: '{"name":"Lena"}',
	});
	expect(response.status).toBe(403);
	expect(await response.json()).toMatchObject({ code: "FOREIGN_ORIGIN" });
});

test("a value that only the database refused is no failure of the server", async () => {
	const answers = [
		await post({ name: "Lena", mood: "ODD" }),
		await post({ name: "Lena", mood: "TWICE" }),
	];
	const codes = answers.map(async (one) => [one.status, (await one.json()).code]);
	expect(await Promise.all(codes)).toEqual([
		[400, "MALFORMED"],
		[409, "STALE_VERSION"],
	]);
});
