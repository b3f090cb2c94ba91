import { toast } from "#kit/ui/toast/toast.ts";
import { handleError } from "./errors/handle-error.ts";

interface Attempt {
	/** What is being done, for the message when it fails: `Standort archivieren`. */
	readonly context: string;
	/** Said when it is done: `Standort archiviert`; nothing where the page itself shows it. */
	readonly done?: string;
	readonly act: () => Promise<unknown>;
	/** Shows what is true afterwards, whatever came of it. */
	readonly renew: () => Promise<unknown>;
}

/** Does something at the press of a button and says so. @returns whether it was done */
export async function attempt({ context, done, act, renew }: Attempt): Promise<boolean> {
	try {
		await act();
		if (done !== undefined) toast({ type: "positive", title: done });
		return true;
	} catch (error) {
		handleError(error, { context });
		return false;
	} finally {
		await renew();
	}
}
