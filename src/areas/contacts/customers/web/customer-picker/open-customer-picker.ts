import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { commonCustomerPicker } from "../panels.ts";
import type { CustomerPickerGiven } from "./customer-picker-given.ts";

/**
 * Asks for customers; null when nothing is to be changed.
 *
 * Example: `const [customerId] = (await openCustomerPicker()) ?? []`
 */
export function openCustomerPicker(
	given: CustomerPickerGiven = {},
): Promise<readonly string[] | null> {
	return openPicker(commonCustomerPicker, given);
}
