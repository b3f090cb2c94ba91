import { Checkbox } from "@mantine/core";
import { boxProps, type FieldGiven } from "../field-given.ts";

/** Yes or no, taken over on saving. */
export function CheckboxField(given: Omit<FieldGiven<boolean>, "placeholder">) {
	return <Checkbox {...boxProps(given)} />;
}
