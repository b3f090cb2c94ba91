import { expect, test } from "vitest";
import { listOperations } from "#kit/testing/list-operations.ts";
import { barePages, withoutPage } from "./bare-pages.ts";

test("every list has a bare page that it is measured against", async () => {
	const served = (await listOperations()).map(({ operationId }) => operationId);
	expect([...Object.keys(barePages), ...withoutPage].sort()).toEqual(served.sort());
});
