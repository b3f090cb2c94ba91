import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { commonUserPicker } from "../panels.ts";
import type { UserPickerGiven } from "./user-picker-given.ts";

/**
 * Asks for people of the current site; null when nothing is to be changed.
 *
 * Example: `const [userId] = (await openUserPicker({ multi: false })) ?? []`
 */
export function openUserPicker(given: UserPickerGiven = {}): Promise<readonly string[] | null> {
	return openPicker(commonUserPicker, given);
}
