import { expect, test } from "vitest";
import { defaultPasswordPolicy } from "#domain/passwords/password-policy.ts";
import { limits } from "./limits.ts";

test("the rules ask of a password what the limits say", () => {
	const { minimumLength, maximumLength } = defaultPasswordPolicy;
	expect(limits.password).toMatchObject({ minimumLength, maximumLength });
});
