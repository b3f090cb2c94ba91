import { Checkbox } from "@mantine/core";
import { boxProps, type FieldGiven } from "../field-given.ts";

interface Given extends Omit<FieldGiven<boolean>, "placeholder"> {
	/** Read aloud in place of the label, where one of several lines is meant. */
	readonly spoken?: string;
}

/** Yes or no, taken over on saving. */
export function CheckboxField({ spoken, ...given }: Given) {
	return <Checkbox {...boxProps(given)} {...(spoken && { "aria-label": spoken })} />;
}
