import { expect, test } from "vitest";
import { permissionKeys } from "#domain/access/permission-keys.ts";
import { permissionGroups } from "./permission-groups.ts";

test("every key belongs to one group", () => {
	const grouped = Object.values(permissionGroups).flat();
	expect(grouped.toSorted()).toEqual([...permissionKeys].toSorted());
});
