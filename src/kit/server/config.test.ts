import { expect, test } from "vitest";
import { checkProxy, readConfig } from "./config.ts";

test("without any variable the product serves on this machine only", () => {
	expect(readConfig({})).toMatchObject({
		port: 3000,
		host: "127.0.0.1",
		publicUrl: "http://localhost:3000",
		databaseUrl: undefined,
		statements: "named",
		developerTools: false,
		production: false,
	});
});

test.each([
	[{ PORT: "http" }, "PORT must be a number"],
	[{ DATABASE_STATEMENTS: "some" }, "named or unnamed"],
	[
		{ DATABASE_STATEMENTS: "unnamed", DATABASE_URL: "postgres://pooler/stundwerk" },
		"DATABASE_OWNER_URL must name the database itself",
	],
	[{ PUBLIC_URL: "zeit.example.com" }, "PUBLIC_URL must be an address"],
])("what cannot work is refused at the start: %j", (env, reason) => {
	expect(() => readConfig(env)).toThrow(reason);
});

test("an https address with its proxy is accepted, without the last slash", () => {
	const config = readConfig({
		PUBLIC_URL: "https://zeit.example.com/",
		TRUST_PROXY: "127.0.0.1, 10.0.0.0/8",
	});
	checkProxy(config);
	expect(config.publicUrl).toBe("https://zeit.example.com");
	expect(config.trustProxy).toEqual(["127.0.0.1", "10.0.0.0/8"]);
});

test("nothing is served under https without a proxy to trust", () => {
	const config = readConfig({ PUBLIC_URL: "https://zeit.example.com" });
	expect(() => checkProxy(config)).toThrow("TRUST_PROXY must name the proxy");
});
