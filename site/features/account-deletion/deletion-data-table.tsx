import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./deletion-data-table.module.css";

/** The table's id, for the link above the form. */
export const deletionDataId = "your-data";

interface DeletionDataRow {
  /** As in the table of the legal text (`deletionRows` in brand/privacy-policy.ts), which has the same rows. */
  readonly key: string;
  readonly data: string;
  readonly fate: string;
}

/**
 * What happens to each kind of data of an account.
 *
 * @param days between a request on this page and the deletion; undefined where this page takes none, and keeps nothing
 * of one
 */
export function deletionDataRows(t: Translate, days: number | undefined): readonly DeletionDataRow[] {
  const isHere = days !== undefined;
  const removed = isHere ? t("deleteAccount.deletedAfter", { count: days }) : t("deleteAccount.deletedForGood");
  const ofForm: readonly DeletionDataRow[] = [
    { key: "deletion-record", data: t("deleteAccount.keptRecord"), fate: t("deleteAccount.keptThreeYears") },
    { key: "file-names", data: t("deleteAccount.keptFileNames"), fate: t("deleteAccount.keptOneWeek") },
    { key: "form-attempts", data: t("deleteAccount.keptAttempts"), fate: t("deleteAccount.keptOneHour") },
  ];
  return [
    { key: "profile", data: t("deleteAccount.removedProfile"), fate: removed },
    { key: "content", data: t("deleteAccount.removedContent"), fate: removed },
    { key: "score", data: t("deleteAccount.removedScore"), fate: removed },
    { key: "sign-in", data: t("deleteAccount.removedSignIn"), fate: removed },
    { key: "usage", data: t("deleteAccount.removedUsage"), fate: removed },
    { key: "media", data: t("deleteAccount.unlinkedMedia"), fate: t("deleteAccount.unlinkedFate") },
    { key: "tickets", data: t("deleteAccount.keptTickets"), fate: t("deleteAccount.ticketsFate") },
    ...(isHere ? ofForm : []),
    { key: "samples", data: t("deleteAccount.keptSamples"), fate: t("deleteAccount.keptAnonymous") },
    { key: "required-by-law", data: t("deleteAccount.keptLegal"), fate: t("deleteAccount.keptByLaw") },
    { key: "backups", data: t("deleteAccount.keptBackups"), fate: t("deleteAccount.backupsFate") },
  ];
}

/**
 * What is deleted and when, what is kept and for how long: one row for data that share their fate.
 *
 * @param days as in `deletionDataRows`
 */
export function DeletionDataTable({ days }: { readonly days: number | undefined }) {
  const { t } = useI18n();
  const rows = Map.groupBy(deletionDataRows(t, days), ({ fate }) => fate);
  return (
    <table className={styles.table} id={deletionDataId}>
      <caption className="heading">{t("deleteAccount.dataTitle")}</caption>
      {/* What happens, in strong words, and to which data is plain to see. */}
      <thead className="hidden-text">
        <tr>
          <th scope="col">{t("deleteAccount.fateColumn")}</th>
          <th scope="col">{t("deleteAccount.dataColumn")}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows].map(([fate, ofFate]) => (
          <tr key={fate}>
            <th className="medium" scope="row">
              {fate}
            </th>
            <td className="muted">
              <ul className="stack" role="list">
                {ofFate.map(({ key, data }) => (
                  <li key={key}>{data}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
