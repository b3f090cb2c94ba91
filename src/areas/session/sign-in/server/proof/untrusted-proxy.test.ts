import { expect, test } from "vitest";
import { contract } from "../../contract.ts";
import { useClinic } from "../test-clinic.ts";

// no proxy is named: everybody speaks for themselves
const { server, clinic } = useClinic();

test("who is no proxy of ours names no other address: its failures are its own", async () => {
	const statuses: number[] = [];
	for (let count = 0; count < 5; count++) {
		const browser = server().browser();
		browser.headers["x-forwarded-for"] = `203.0.113.${count}`;
		browser.headers["x-real-ip"] = `203.0.113.${count}`;
		browser.headers.forwarded = `for=203.0.113.${count}`;
		const { tenantNo } = clinic();
		const tried = { tenantNo, username: "sofia", password: "falsch", persistent: false };
		statuses.push((await browser.call(contract.login, tried)).status);
	}
	expect(statuses).toEqual([422, 422, 422, 422, 429]);
});

test("nor https: the cookie stays one of plain http", async () => {
	const browser = server().browser();
	browser.headers["x-forwarded-proto"] = "https";
	const response = await browser.fetch(contract.logout.path, { method: contract.logout.method });
	const names = response.headers.getSetCookie().map((line) => line.split("=")[0]);
	expect(names).not.toEqual([]);
	expect(names.filter((name) => name?.startsWith("__Host-"))).toEqual([]);
});
