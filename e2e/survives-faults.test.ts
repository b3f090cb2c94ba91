import { expect, test } from "vitest";
import { databasePid, exited } from "#kit/testing/product-process.ts";
import { useProduct } from "./run-product.ts";

const { newDataDirectory, start } = useProduct();

const tenant = (address: string) => fetch(`${address}/api/tenants/ZZZZZ`);

async function until(what: string, holds: () => Promise<boolean>) {
	const deadline = performance.now() + 20_000;
	while (!(await holds())) {
		if (performance.now() > deadline) throw new Error(`Never: ${what}`);
	}
}

test("a database that dies is started again; requests meanwhile are told to come back", async () => {
	const data = await newDataDirectory();
	const { address } = await start(data);
	expect((await tenant(address)).status).toBe(404);
	process.kill(await databasePid(data), "SIGKILL");
	const seen = new Set<number>();
	await until("the database is back", async () => {
		const response = await tenant(address);
		seen.add(response.status);
		if (response.status === 503) {
			expect(response.headers.get("retry-after")).toBe("1");
			expect(await response.json()).toMatchObject({ error: "Maintenance" });
		}
		return seen.has(503) && response.status === 404;
	});
	// no request saw anything but the truth or "come back"
	expect([...seen].sort()).toEqual([404, 503]);
});

test("a second start on the same data says why it cannot; Ctrl-C ends the database too", async () => {
	const data = await newDataDirectory();
	const running = await start(data);
	const pid = await databasePid(data);
	await expect(start(data)).rejects.toThrow(/It ended: .*(use|running|already)/s);
	expect((await tenant(running.address)).status).toBe(404);
	running.process.kill("SIGINT");
	await exited(running.process);
	expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});
