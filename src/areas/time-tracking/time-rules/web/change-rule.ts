import { handleError } from "#kit/web/errors/handle-error.ts";
import { renewRules } from "./renew-rules.ts";

/**
 * Changes a rule and shows it anew; a failure is told.
 *
 * @param context title of the message about it
 * @returns whether it was done
 */
export async function changeRule(
	context: string,
	change: () => Promise<unknown>,
): Promise<boolean> {
	try {
		await change();
		return true;
	} catch (error) {
		handleError(error, { context });
		return false;
	} finally {
		await renewRules();
	}
}
