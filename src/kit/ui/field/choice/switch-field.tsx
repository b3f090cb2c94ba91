import { Switch } from "@mantine/core";
import { boxProps, type FieldGiven } from "../field-given.ts";

/** On or off: a state rather than an answer. */
export function SwitchField(given: Omit<FieldGiven<boolean>, "placeholder">) {
	return <Switch {...boxProps(given)} withThumbIndicator={false} />;
}
