import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing } from "#kit/contract/fields.ts";
import { requestHeaders } from "#kit/contract/headers.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { serve } from "./serve.ts";

const names = { names: z.array(z.string()) };
const read = {
	access: { signedIn: true },
	input: nothing,
	answer: z.object(names),
	refusals: [],
} as const;

const contract = {
	listMany: endpoint("listMany", {
		route: "GET /api/test/many",
		...read,
		summary: "Names beyond ten kilobytes",
	}),
	listFew: endpoint("listFew", {
		route: "GET /api/test/few",
		...read,
		summary: "Names below ten kilobytes",
	}),
	repeat: endpoint("repeat", {
		route: "POST /api/test/repeated",
		...read,
		summary: "Answers what it was given",
		input: z.object(names),
	}),
	readFile: endpoint("readFile", {
		route: "GET /api/test/file",
		...read,
		summary: "A file, written by the use case itself",
		answer: nothing,
		raw: true,
	}),
} as const;

const many = Array.from({ length: 2000 }, (_, at) => `Müller ${at}`);
const few = many.slice(0, 100);

const routes = serve(contract, {
	listMany: async () => ({ names: many }),
	listFew: async () => ({ names: few }),
	repeat: async (_context, { names }) => ({ names }),
	readFile: async ({ reply }) => reply.type("text/csv").send(many.join("\n")),
});

const server = useTestServer(
	{},
	{ alone: true, background: true, features: [{ routes, errors: { "de-DE": {}, "en-EN": {} } }] },
);

interface Got {
	readonly status: number | undefined;
	readonly headers: IncomingHttpHeaders;
	readonly bytes: Buffer;
}

async function signedIn() {
	const { person } = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id } = await tenant.person({ firstName: "Lena", lastName: "Vogt" });
		return { person: await insertSession(tenant, id) };
	});
	return (path: string, more: Record<string, string> = {}, method = "GET", body?: string) =>
		new Promise<Got>((resolve, reject) => {
			const headers = {
				cookie: `stundwerk=${person.cookie}`,
				"sec-fetch-site": "same-origin",
				[requestHeaders.clientVersion]: "test",
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...more,
			};
			const asked = request(new URL(path, server().address), { method, headers });
			asked.on("error", reject);
			asked.on("response", async (answer) =>
				resolve({
					status: answer.statusCode,
					headers: answer.headers,
					bytes: await buffer(answer),
				}),
			);
			asked.end(body);
		});
}

const decoders = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync } as const;

test.each(["gzip", "br", "zstd"] as const)("%s: fewer bytes, the same names", async (encoding) => {
	const ask = await signedIn();
	const plain = await ask(contract.listMany.path);
	const got = await ask(contract.listMany.path, { "accept-encoding": encoding });
	expect(plain.headers["content-encoding"]).toBeUndefined();
	expect(got.headers["content-encoding"]).toBe(encoding);
	expect(got.headers.vary).toBe("accept-encoding");
	expect(got.headers["content-length"]).toBe(String(got.bytes.length));
	expect(got.bytes.length).toBeLessThan(plain.bytes.length / 2);
	expect(decoders[encoding](got.bytes)).toEqual(plain.bytes);
	expect(JSON.parse(plain.bytes.toString())).toEqual({ names: many });
});

test("what a write answers is compressed too", async () => {
	const ask = await signedIn();
	const got = await ask(
		contract.repeat.path,
		{ "accept-encoding": "br" },
		"POST",
		JSON.stringify({ names: many }),
	);
	expect(got.headers["content-encoding"]).toBe("br");
	expect(JSON.parse(brotliDecompressSync(got.bytes).toString())).toEqual({ names: many });
});

test("plain stays what is not worth it", async () => {
	const ask = await signedIn();
	const all = { "accept-encoding": "gzip, br, zstd" };
	const plain = async (path: string, headers: Record<string, string>) => {
		const got = await ask(path, headers);
		expect(got.status).toBe(200);
		expect(got.headers["content-encoding"]).toBeUndefined();
		expect(got.headers.vary).toBeUndefined();
		return got.bytes.toString();
	};
	const listed = JSON.stringify({ names: many });
	const { listMany, listFew, readFile } = contract;
	expect(await plain(listFew.path, all)).toBe(JSON.stringify({ names: few }));
	expect(await plain(listMany.path, {})).toBe(listed);
	const unwanted = { "accept-encoding": "gzip;q=0, br; q=0.0, deflate" };
	expect(await plain(listMany.path, unwanted)).toBe(listed);
	expect(await plain(readFile.path, all)).toBe(many.join("\n"));
	for (const site of ["cross-site", "same-site"]) {
		const elsewhere = { ...all, "sec-fetch-site": site };
		expect(await plain(listMany.path, elsewhere)).toBe(listed);
	}
});

test("a question for the headers alone is answered as if nothing were compressed", async () => {
	const ask = await signedIn();
	const all = { "accept-encoding": "gzip, br, zstd" };
	const plain = await ask(contract.listMany.path);
	const got = await ask(contract.listMany.path, all, "HEAD");
	expect(got.headers["content-encoding"]).toBeUndefined();
	expect(got.headers["content-length"]).toBe(String(plain.bytes.length));
	expect(got.bytes.length).toBe(0);
});
