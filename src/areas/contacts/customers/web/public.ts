import { openPicker } from "#kit/ui/picker/open-picker.ts";
import type { EntryPickerGiven } from "#kit/web/records/record-panels.ts";
import { commonCustomerPicker } from "./panels.ts";

/**
 * Asks for customers; null when nothing is to be changed.
 *
 * Example: `const [customerId] = (await openCustomerPicker()) ?? []`
 */
export function openCustomerPicker(
	given: EntryPickerGiven = {},
): Promise<readonly string[] | null> {
	return openPicker(commonCustomerPicker, given);
}
