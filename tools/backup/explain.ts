import pg from "pg";

/** What went wrong, in a sentence for the operator. */
export function explain(error: unknown): string {
	const { code, path, message } = error as NodeJS.ErrnoException;
	const place = path === undefined ? "" : ` (${path})`;
	if (error instanceof pg.DatabaseError) {
		return code === "53100"
			? "There is no room left where the database lies."
			: `The database says: ${message}.`;
	}
	switch (code) {
		case "ENOSPC":
		case "EDQUOT":
		case "EFBIG":
			return `There is no room left for the backup${place}.`;
		case "EACCES":
		case "EPERM":
		case "EROFS":
			return `This user may not write or read there${place}.`;
		case "ECONNREFUSED":
		case "ENOTFOUND":
			return `The database does not answer: ${message}.`;
		default:
			return message;
	}
}
