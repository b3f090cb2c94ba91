import { refusal, statusRefusal } from "#kit/contract/refusal.ts";

/** `details` name the field. */
export const personnelNoTaken = refusal("InvalidAction", "PERSONNEL_NO_TAKEN");
export const mailTaken = refusal("InvalidAction", "MAIL_TAKEN");
export const usernameTaken = refusal("InvalidAction", "USERNAME_TAKEN");
export const subjectTaken = refusal("InvalidAction", "SUBJECT_TAKEN");

export const userUnitNotFound = refusal("EntityNotFound", "USER_UNIT_NOT_FOUND");
export const userSiteNotFound = refusal("EntityNotFound", "USER_SITE_NOT_FOUND");
export const supervisorNotFound = refusal("EntityNotFound", "SUPERVISOR_NOT_FOUND");
export const supervisorOverlaps = refusal("RuleViolation", "SUPERVISOR_OVERLAPS");

/** Something refers to the person: archive instead. */
export const userInUse = refusal("InvalidAction", "USER_IN_USE");
/** A login that was used belongs to the history; it can be switched off. */
export const loginInUse = refusal("InvalidAction", "LOGIN_IN_USE");
/** Nobody disables or deletes oneself, nor sets one's own password without the old one. */
export const notOneself = refusal("ForbiddenAction", "NOT_ONESELF");
/** The person governs rights that one does not hold: taking over that sign-in would raise one's own. */
export const higherRights = refusal("ForbiddenAction", "HIGHER_RIGHTS");

export const userDisabled = refusal("InvalidAction", "USER_DISABLED");
export const userWithoutMail = refusal("InvalidAction", "USER_WITHOUT_MAIL");
/** Somebody who can sign in needs no invitation among others. */
export const loginActive = refusal("InvalidAction", "LOGIN_ACTIVE");
export const loginMissing = refusal("InvalidAction", "LOGIN_MISSING");
export const usernameMissing = statusRefusal(422, "USERNAME_MISSING");
