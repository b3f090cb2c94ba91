import { beforeAll, expect, test } from "vitest";
import { previewOf } from "#kit/contract/figure-preview.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { findContracts } from "./find-contracts.ts";

type Json = Readonly<Record<string, unknown>>;
interface Document {
	readonly openapi: string;
	readonly info: Json;
	readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
	readonly components: { readonly schemas: Json; readonly securitySchemes: Json };
}

const server = useTestServer();
let document: Document;
beforeAll(async () => {
	const response = await server().browser().fetch("/api/openapi.json");
	expect(response.status).toBe(200);
	document = (await response.json()) as Document;
});

test("the document is OpenAPI 3.1 with title, version and licence", () => {
	expect(document.openapi).toMatch(/^3\.1\./);
	expect(document.info).toMatchObject({
		title: "Stundwerk",
		version: expect.stringMatching(/^\d+\.\d+\.\d+/),
		license: { name: "Apache-2.0" },
	});
});

test("every operation of every contract is in it", async () => {
	const promised = (await findContracts()).flatMap(({ contract }) =>
		Object.values(contract)
			.flatMap((endpoint) => [endpoint, ...(endpoint.movesFigures ? [previewOf(endpoint)] : [])])
			.map(({ method, path, operationId }) => `${method} ${path} ${operationId}`),
	);
	const described = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(
			([method, operation]) => `${method.toUpperCase()} ${path} ${operation.operationId}`,
		),
	);
	expect(described.sort()).toEqual(promised.sort());
});

test("parameters, bodies, answers and references are well-formed", () => {
	for (const [path, methods] of Object.entries(document.paths)) {
		expect(path).toMatch(/^\/api\/[^{}]*(\{\w+\}[^{}]*)*$/);
		for (const operation of Object.values(methods)) {
			checkParameters(path, operation);
			checkAnswers(operation);
		}
	}
});

function checkParameters(path: string, operation: Json): void {
	const parameters = (operation.parameters ?? []) as readonly Json[];
	const inPath = parameters.filter((one) => one.in === "path");
	expect(inPath.map((one) => one.name).sort()).toEqual(
		[...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort(),
	);
	for (const parameter of parameters) {
		expect(parameter.schema).toBeTypeOf("object");
		if (parameter.in === "path") expect(parameter.required).toBe(true);
	}
	const { schemes } = { schemes: document.components.securitySchemes };
	for (const demand of operation.security as readonly Json[]) {
		for (const scheme of Object.keys(demand)) expect(schemes).toHaveProperty(scheme);
	}
}

function checkAnswers(operation: Json): void {
	const responses = operation.responses as Readonly<Record<string, Json>>;
	expect(responses).toHaveProperty("default");
	for (const [status, response] of Object.entries(responses)) {
		expect(status).toMatch(/^([2-5]\d\d|default)$/);
		expect(response.description).toBeTypeOf("string");
		expect(response.description).not.toBe("");
	}
}

test("each operation says which ways in it has", async () => {
	const { securitySchemes } = document.components;
	expect(securitySchemes).toMatchObject({
		apiKey: { type: "http", scheme: "bearer", description: expect.stringContaining("sw_key_") },
		appToken: { type: "http", scheme: "bearer" },
		terminalToken: { type: "http", scheme: "bearer" },
	});
	const endpoints = (await findContracts()).flatMap(({ contract }) => Object.values(contract));
	for (const { path, method, access } of endpoints) {
		const security = document.paths[path]?.[method.toLowerCase()]?.security as readonly Json[];
		const takesKeys = !("public" in access) && !("signedIn" in access && access.web === true);
		expect([path, security.some((way) => "apiKey" in way)]).toEqual([path, takesKeys]);
	}
	expect(document.paths["/api/bookings"]?.post?.security).toEqual([
		{ session: [] },
		{ apiKey: [] },
		{ appToken: [] },
		{ terminalToken: [] },
	]);
});

test("who books needs nothing but the document", () => {
	const booking = document.paths["/api/bookings"]?.post as Json;
	expect(booking.description).toMatch(/200 with the same body.*409 BOOKING_ID_TAKEN/s);
	expect(JSON.stringify(booking.requestBody)).toMatch(/version 7.*less than 24 hours/s);
	expect(booking.responses).toHaveProperty("409");
});

test("the body of errors is described, field by field, with what any operation may answer", () => {
	const { Error: error } = document.components.schemas as {
		Error: { description: string; properties: Record<string, { description?: string }> };
	};
	expect(error.description).toContain("429 TOO_MANY_REQUESTS");
	for (const [name, { description }] of Object.entries(error.properties)) {
		expect([name, description]).toEqual([name, expect.any(String)]);
	}
});

test("every operation names 429 and the headers that come with it", () => {
	const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
	for (const { operationId, responses } of operations) {
		const { "429": refused } = responses as Readonly<Record<string, Json | undefined>>;
		expect([operationId, refused?.description]).toEqual([
			operationId,
			expect.stringContaining("TOO_MANY_REQUESTS"),
		]);
		expect(Object.keys(refused?.headers as Json)).toEqual([
			"Retry-After",
			"RateLimit-Policy",
			"RateLimit",
		]);
	}
});

test("every reference leads somewhere inside the document", () => {
	const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
		(match) => match[1] as string,
	);
	const lost = [...new Set(references)].filter((reference) => {
		if (!reference.startsWith("#/")) return true;
		const end = reference
			.slice(2)
			.split("/")
			.reduce<unknown>((place, step) => (place as Json | undefined)?.[step], document);
		return end === undefined;
	});
	expect(lost).toEqual([]);
});
