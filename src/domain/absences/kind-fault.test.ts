import { expect, test } from "vitest";
import { kindCases } from "./kind-fault.cases.ts";
import { kindFault } from "./kind-fault.ts";

test.each(kindCases)("%s", (_what, kind, fault) => {
	expect(kindFault(kind)).toBe(fault);
});
